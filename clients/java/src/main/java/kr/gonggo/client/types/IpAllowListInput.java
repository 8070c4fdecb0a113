// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Addresses from which the keys of the account may call.
 */
public final class IpAllowListInput extends Input {
    /** Makes one that says nothing yet. */
    public IpAllowListInput() {}

    /**
     * Addresses and ranges (CIDR), IPv4 or IPv6. Bits beyond the prefix are cleared and duplicates merged; {@code
     * ::ffff:203.0.113.7} is treated as the IPv4 address in it. An empty list allows all addresses. Required.
     *
     * @param value the value
     * @return this
     */
    public IpAllowListInput ranges(List<String> value) {
        set("ranges", value);
        return this;
    }

    /**
     * Comments on these ranges. Absent: ranges that stay on the list keep the comments they have.
     *
     * @param value the value
     * @return this
     */
    public IpAllowListInput comments(List<IpAllowListInputComment> value) {
        set("comments", value);
        return this;
    }

    /**
     * Accept the list even if it excludes the address this request comes from.
     *
     * @param value the value
     * @return this
     */
    public IpAllowListInput force(boolean value) {
        set("force", value);
        return this;
    }
}
