// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/bids/{noticeNo}/eligibility}.
 */
public final class BidsGetEligibilityQuery extends Input {
    /** Makes one that says nothing yet. */
    public BidsGetEligibilityQuery() {}

    /**
     * A further company, as {@code GET /v1/profiles} lists them (Enterprise). Default: the company profile of the
     * account.
     *
     * @param value the value
     * @return this
     */
    public BidsGetEligibilityQuery profile(String value) {
        set("profile", value);
        return this;
    }
}
