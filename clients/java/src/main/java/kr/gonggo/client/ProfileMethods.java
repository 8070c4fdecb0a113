// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.Profile;
import kr.gonggo.client.types.ProfileGetRegistryEntryQuery;
import kr.gonggo.client.types.ProfileInput;
import kr.gonggo.client.types.RegistryEntry;

/**
 * The company profile, and whether the company may bid on a notice.
 */
public final class ProfileMethods {
    private final Core core;

    ProfileMethods(Core core) {
        this.core = core;
    }

    /**
     * Read the company profile.
     *
     * <p>What the account has declared about its company. An account has one profile; before it is first stored,
     * everything is empty and {@code updatedAt} is {@code null}.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code profile:read}.
     *
     * <p>{@code GET /v1/profile}
     *
     * @param options of this call alone
     * @return the answer
     */
    public Profile get(Option... options) {
        var operation = new Operation("GET", "/v1/profile", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(Profile.class));
    }

    /**
     * Replace the company profile.
     *
     * <p>Stores the profile as a whole. What is absent counts as not declared, never as missing, unless {@code
     * complete} names its list. With {@code If-Match} the profile is replaced only if its {@code ETag} is still the one
     * you send.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code profile:write}.
     *
     * <p>{@code PUT /v1/profile}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Profile replace(ProfileInput body, Option... options) {
        var operation = new Operation("PUT", "/v1/profile", "application/json", false, false, Map.of(), body);
        return core.call(operation, options, Core.json(Profile.class));
    }

    /**
     * Look up a company in the registry of the portal.
     *
     * <p>Returns what KONEPS lists of the company with this business number: name, place, industries, products and
     * exclusions from bidding. Use it to fill in a company profile: nothing is stored. A company may have more than is
     * listed, so an entry never makes a list of the profile complete. A result is reused for an hour.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code profile:read}.
     *
     * <p>{@code GET /v1/profile/registry}
     *
     * @param options of this call alone
     * @return the answer
     */
    public RegistryEntry getRegistryEntry(Option... options) {
        return getRegistryEntry(new ProfileGetRegistryEntryQuery(), options);
    }

    /**
     * Look up a company in the registry of the portal.
     *
     * <p>Returns what KONEPS lists of the company with this business number: name, place, industries, products and
     * exclusions from bidding. Use it to fill in a company profile: nothing is stored. A company may have more than is
     * listed, so an entry never makes a list of the profile complete. A result is reused for an hour.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code profile:read}.
     *
     * <p>{@code GET /v1/profile/registry}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public RegistryEntry getRegistryEntry(ProfileGetRegistryEntryQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/profile/registry", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(RegistryEntry.class));
    }
}
