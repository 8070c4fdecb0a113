// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record TeamMemberState(String value) implements Text {
    /** {@code invited} */
    public static final TeamMemberState INVITED = new TeamMemberState("invited");

    /** {@code active} */
    public static final TeamMemberState ACTIVE = new TeamMemberState("active");

    /** {@code suspended} */
    public static final TeamMemberState SUSPENDED = new TeamMemberState("suspended");

    @Override
    public String toString() {
        return value;
    }
}
