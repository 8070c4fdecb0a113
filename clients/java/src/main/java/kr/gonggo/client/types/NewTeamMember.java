// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * A member to invite.
 */
public final class NewTeamMember extends Input {
    /** Makes one that says nothing yet. */
    public NewTeamMember() {}

    /**
     * Mail address to send the invitation to. Required.
     *
     * @param value the value
     * @return this
     */
    public NewTeamMember email(String value) {
        set("email", value);
        return this;
    }

    /**
     * Role in the team; it cannot grant more than the calling key has. Default: {@code member}.
     *
     * @param value the value
     * @return this
     */
    public NewTeamMember role(SessionRole value) {
        set("role", value);
        return this;
    }

    /**
     * Name of the member.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewTeamMember name(String value) {
        setGiven("name", value);
        return this;
    }

    /**
     * Sends null for {@code name}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewTeamMember resetName() {
        set("name", null);
        return this;
    }

    /**
     * Language of mails to the member. Default: that of the account.
     *
     * @param value the value
     * @return this
     */
    public NewTeamMember language(ReportLanguage value) {
        set("language", value);
        return this;
    }

    /**
     * Time zone in which the member’s digests are scheduled. Default: that of the account.
     *
     * @param value the value
     * @return this
     */
    public NewTeamMember zone(String value) {
        set("zone", value);
        return this;
    }
}
