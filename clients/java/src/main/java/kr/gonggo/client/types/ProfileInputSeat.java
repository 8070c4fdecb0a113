// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * A registered place of business.
 */
public final class ProfileInputSeat extends Input {
    /** Makes one that says nothing yet. */
    public ProfileInputSeat() {}

    /**
     * Code or name of the region, as {@code GET /v1/codes/regions} lists them. The response contains the code.
     * Required.
     *
     * @param value the value
     * @return this
     */
    public ProfileInputSeat region(String value) {
        set("region", value);
        return this;
    }

    /**
     * {@code head} = head office (본사), {@code branch} = branch (지사). Required.
     *
     * @param value the value
     * @return this
     */
    public ProfileInputSeat kind(ProfileSeatKind value) {
        set("kind", value);
        return this;
    }
}
