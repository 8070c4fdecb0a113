// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.NamedProfile;
import kr.gonggo.client.types.NamedProfileInput;
import kr.gonggo.client.types.NamedProfileList;
import kr.gonggo.client.types.NamedProfileSummary;
import kr.gonggo.client.types.ProfilesListQuery;

/**
 * The company profile, and whether the company may bid on a notice.
 */
public final class ProfilesMethods {
    private final Core core;

    ProfilesMethods(Core core) {
        this.core = core;
    }

    /**
     * List further company profiles.
     *
     * <p>Companies besides the one of {@code GET /v1/profile}, such as subsidiaries or members of a consortium, by name
     * and without their profiles.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code profile:read}.
     *
     * <p>{@code GET /v1/profiles}
     *
     * @param options of this call alone
     * @return the answer
     */
    public NamedProfileList list(Option... options) {
        return list(new ProfilesListQuery(), options);
    }

    /**
     * List further company profiles.
     *
     * <p>Companies besides the one of {@code GET /v1/profile}, such as subsidiaries or members of a consortium, by name
     * and without their profiles.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code profile:read}.
     *
     * <p>{@code GET /v1/profiles}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public NamedProfileList list(ProfilesListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/profiles", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(NamedProfileList.class));
    }

    /**
     * List further company profiles: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<NamedProfileSummary> listAll(Option... options) {
        return listAll(new ProfilesListQuery(), options);
    }

    /**
     * List further company profiles: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<NamedProfileSummary> listAll(ProfilesListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/profiles", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, NamedProfileList.class, NamedProfileList::items);
    }

    /**
     * List further company profiles: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<NamedProfileList> listPages(Option... options) {
        return listPages(new ProfilesListQuery(), options);
    }

    /**
     * List further company profiles: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<NamedProfileList> listPages(ProfilesListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/profiles", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, NamedProfileList.class);
    }

    /**
     * Create a further company profile.
     *
     * <p>Stores the profile of another company, with the fields of {@code PUT /v1/profile} and a name. An account may
     * have 20.
     *
     * <p>Plan: Enterprise. Scope: {@code profile:write}.
     *
     * <p>{@code POST /v1/profiles}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public NamedProfile create(NamedProfileInput body, Option... options) {
        var operation = new Operation("POST", "/v1/profiles", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(NamedProfile.class));
    }

    /**
     * Read a further company profile.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code profile:read}.
     *
     * <p>{@code GET /v1/profiles/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public NamedProfile get(String id, Option... options) {
        var operation = new Operation("GET", "/v1/profiles/{}", "application/json", false, false, Map.of(), null, id);
        return core.call(operation, options, Core.json(NamedProfile.class));
    }

    /**
     * Replace a further company profile.
     *
     * <p>Stores the name and the profile as a whole. With {@code If-Match} it is replaced only if its {@code ETag} is
     * still the one you send.
     *
     * <p>Plan: Enterprise. Scope: {@code profile:write}.
     *
     * <p>{@code PUT /v1/profiles/{id}}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public NamedProfile replace(String id, NamedProfileInput body, Option... options) {
        var operation = new Operation("PUT", "/v1/profiles/{}", "application/json", false, false, Map.of(), body, id);
        return core.call(operation, options, Core.json(NamedProfile.class));
    }

    /**
     * Delete a further company profile.
     *
     * <p>A profile that keywords or schedules of reports use is not deleted: change or delete these first.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code profile:write}.
     *
     * <p>{@code DELETE /v1/profiles/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     */
    public void delete(String id, Option... options) {
        var operation = new Operation("DELETE", "/v1/profiles/{}", "application/json", false, false, Map.of(), null, id);
        core.call(operation, options, Core::text);
    }
}
