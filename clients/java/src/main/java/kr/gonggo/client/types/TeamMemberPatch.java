// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Changes to a member (RFC 7396): absent fields stay as they are.
 */
public final class TeamMemberPatch extends Input {
    /** Makes one that says nothing yet. */
    public TeamMemberPatch() {}

    /**
     * {@code null} = {@code member}.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public TeamMemberPatch role(SessionRole value) {
        setGiven("role", value);
        return this;
    }

    /**
     * Sends null for {@code role}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public TeamMemberPatch resetRole() {
        set("role", null);
        return this;
    }

    /**
     * {@code null} = none.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public TeamMemberPatch name(String value) {
        setGiven("name", value);
        return this;
    }

    /**
     * Sends null for {@code name}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public TeamMemberPatch resetName() {
        set("name", null);
        return this;
    }

    /**
     * {@code null} = that of the account.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public TeamMemberPatch language(ReportLanguage value) {
        setGiven("language", value);
        return this;
    }

    /**
     * Sends null for {@code language}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public TeamMemberPatch resetLanguage() {
        set("language", null);
        return this;
    }

    /**
     * {@code null} = that of the account.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public TeamMemberPatch zone(String value) {
        setGiven("zone", value);
        return this;
    }

    /**
     * Sends null for {@code zone}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public TeamMemberPatch resetZone() {
        set("zone", null);
        return this;
    }
}
