// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Values of one field are combined with OR, fields with AND.
 */
public final class NewKeywordFilter extends Input {
    /** Makes one that says nothing yet. */
    public NewKeywordFilter() {}

    /**
     * Code or part of the name of the issuing or the demand agency. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public NewKeywordFilter agency(List<String> value) {
        set("agency", value);
        return this;
    }

    /**
     * Code or part of the name of an industry the notice is limited to; {@code none} = notices without an industry
     * limit. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public NewKeywordFilter industry(List<String> value) {
        set("industry", value);
        return this;
    }

    /**
     * Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
     * values is enough.
     *
     * @param value the value
     * @return this
     */
    public NewKeywordFilter region(List<String> value) {
        set("region", value);
        return this;
    }

    /**
     * Business category. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public NewKeywordFilter bsnsDiv(List<BidsListBsnsDiv> value) {
        set("bsnsDiv", value);
        return this;
    }

    /**
     * Part of the contract method (계약방법). Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public NewKeywordFilter contractMethod(List<String> value) {
        set("contractMethod", value);
        return this;
    }

    /**
     * Part of the award method (낙찰방법). Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public NewKeywordFilter awardMethod(List<String> value) {
        set("awardMethod", value);
        return this;
    }

    /**
     * What the notice says about its region limit: {@code limited} = limited to regions, with {@code region} to one of
     * these; {@code nationwide} = open to bidders of all regions (전국); {@code unstated} = the source gives no region
     * limit, or it could not be read. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public NewKeywordFilter regionLimit(List<BidsListRegionLimit> value) {
        set("regionLimit", value);
        return this;
    }

    /**
     * Lower bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewKeywordFilter minAmt(Long value) {
        setGiven("minAmt", value);
        return this;
    }

    /**
     * Sends null for {@code minAmt}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewKeywordFilter resetMinAmt() {
        set("minAmt", null);
        return this;
    }

    /**
     * Upper bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewKeywordFilter maxAmt(Long value) {
        setGiven("maxAmt", value);
        return this;
    }

    /**
     * Sends null for {@code maxAmt}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewKeywordFilter resetMaxAmt() {
        set("maxAmt", null);
        return this;
    }

    /**
     * Currency of the bounds (ISO 4217), {@code KRW} by default; a price in another currency counts as unknown.
     *
     * @param value the value
     * @return this
     */
    public NewKeywordFilter currency(String value) {
        set("currency", value);
        return this;
    }

    /**
     * What to do with notices of unknown price. {@code null}: {@code exclude} if a bound is given, else {@code
     * include}.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewKeywordFilter unknownAmt(BidsListUnknownAmt value) {
        setGiven("unknownAmt", value);
        return this;
    }

    /**
     * Sends null for {@code unknownAmt}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewKeywordFilter resetUnknownAmt() {
        set("unknownAmt", null);
        return this;
    }

    /**
     * Texts a title must not contain; each works like {@code -"…"} in the keyword.
     *
     * @param value the value
     * @return this
     */
    public NewKeywordFilter exclude(List<String> value) {
        set("exclude", value);
        return this;
    }

    /**
     * Only notices for which the company profile of the account, or of the company in {@code profile}, has one of these
     * verdicts: {@code yes} = you may bid, {@code check} = the data do not decide it. Empty = all. Requires a company
     * profile.
     *
     * @param value the value
     * @return this
     */
    public NewKeywordFilter eligibility(List<KeywordFilterEligibility> value) {
        set("eligibility", value);
        return this;
    }
}
