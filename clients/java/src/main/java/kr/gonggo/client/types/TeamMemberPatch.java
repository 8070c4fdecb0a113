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
     * @param value the value, or null
     * @return this
     */
    public TeamMemberPatch role(SessionRole value) {
        set("role", value);
        return this;
    }

    /**
     * {@code null} = none.
     *
     * @param value the value, or null
     * @return this
     */
    public TeamMemberPatch name(String value) {
        set("name", value);
        return this;
    }

    /**
     * {@code null} = that of the account.
     *
     * @param value the value, or null
     * @return this
     */
    public TeamMemberPatch language(ReportLanguage value) {
        set("language", value);
        return this;
    }

    /**
     * {@code null} = that of the account.
     *
     * @param value the value, or null
     * @return this
     */
    public TeamMemberPatch zone(String value) {
        set("zone", value);
        return this;
    }
}
