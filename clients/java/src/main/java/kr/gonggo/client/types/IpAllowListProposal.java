// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * An allow-list to check.
 */
public final class IpAllowListProposal extends Input {
    /** Makes one that says nothing yet. */
    public IpAllowListProposal() {}

    /**
     * Addresses and ranges, as for {@code PUT /v1/access/ip-allow-list}. Required.
     *
     * @param value the value
     * @return this
     */
    public IpAllowListProposal ranges(List<String> value) {
        set("ranges", value);
        return this;
    }
}
