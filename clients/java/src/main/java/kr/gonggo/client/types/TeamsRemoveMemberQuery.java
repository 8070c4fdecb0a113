// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of DELETE {@code /v1/teams/{id}}.
 */
public final class TeamsRemoveMemberQuery extends Input {
    /** Makes one that says nothing yet. */
    public TeamsRemoveMemberQuery() {}

    /**
     * What to do with the keys the member has created: {@code keep} leaves them as they are, {@code revoke} ends them
     * within a second on every process. If it is needed and absent, 409 {@code keys_depend} lists the keys.
     *
     * @param value the value
     * @return this
     */
    public TeamsRemoveMemberQuery keys(KeysRevokeDescendants value) {
        set("keys", value);
        return this;
    }
}
