// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * The comment on one range.
 */
public final class IpAllowListInputComment extends Input {
    /** Makes one that says nothing yet. */
    public IpAllowListInputComment() {}

    /**
     * One of the ranges. Required.
     *
     * @param value the value
     * @return this
     */
    public IpAllowListInputComment range(String value) {
        set("range", value);
        return this;
    }

    /**
     * Comment, such as what the range is. Required.
     *
     * @param value the value
     * @return this
     */
    public IpAllowListInputComment comment(String value) {
        set("comment", value);
        return this;
    }
}
