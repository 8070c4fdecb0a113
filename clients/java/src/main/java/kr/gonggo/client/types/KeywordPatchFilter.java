// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Fields of the filter to change.
 */
public final class KeywordPatchFilter extends Input {
    /** Makes one that says nothing yet. */
    public KeywordPatchFilter() {}

    /**
     * Code or part of the name of the issuing or the demand agency. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchFilter agency(List<String> value) {
        setGiven("agency", value);
        return this;
    }

    /**
     * Sends null for {@code agency}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchFilter resetAgency() {
        set("agency", null);
        return this;
    }

    /**
     * Code or part of the name of an industry the notice is limited to; {@code none} = notices without an industry
     * limit. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchFilter industry(List<String> value) {
        setGiven("industry", value);
        return this;
    }

    /**
     * Sends null for {@code industry}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchFilter resetIndustry() {
        set("industry", null);
        return this;
    }

    /**
     * Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
     * values is enough.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchFilter region(List<String> value) {
        setGiven("region", value);
        return this;
    }

    /**
     * Sends null for {@code region}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchFilter resetRegion() {
        set("region", null);
        return this;
    }

    /**
     * Business category. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchFilter bsnsDiv(List<BidsListBsnsDiv> value) {
        setGiven("bsnsDiv", value);
        return this;
    }

    /**
     * Sends null for {@code bsnsDiv}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchFilter resetBsnsDiv() {
        set("bsnsDiv", null);
        return this;
    }

    /**
     * Part of the contract method (계약방법). Any one of the values is enough.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchFilter contractMethod(List<String> value) {
        setGiven("contractMethod", value);
        return this;
    }

    /**
     * Sends null for {@code contractMethod}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchFilter resetContractMethod() {
        set("contractMethod", null);
        return this;
    }

    /**
     * Part of the award method (낙찰방법). Any one of the values is enough.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchFilter awardMethod(List<String> value) {
        setGiven("awardMethod", value);
        return this;
    }

    /**
     * Sends null for {@code awardMethod}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchFilter resetAwardMethod() {
        set("awardMethod", null);
        return this;
    }

    /**
     * What the notice says about its region limit: {@code limited} = limited to regions, with {@code region} to one of
     * these; {@code nationwide} = open to bidders of all regions (전국); {@code unstated} = the source gives no region
     * limit, or it could not be read. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchFilter regionLimit(List<BidsListRegionLimit> value) {
        setGiven("regionLimit", value);
        return this;
    }

    /**
     * Sends null for {@code regionLimit}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchFilter resetRegionLimit() {
        set("regionLimit", null);
        return this;
    }

    /**
     * Lower bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchFilter minAmt(Long value) {
        setGiven("minAmt", value);
        return this;
    }

    /**
     * Sends null for {@code minAmt}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchFilter resetMinAmt() {
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
    public KeywordPatchFilter maxAmt(Long value) {
        setGiven("maxAmt", value);
        return this;
    }

    /**
     * Sends null for {@code maxAmt}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchFilter resetMaxAmt() {
        set("maxAmt", null);
        return this;
    }

    /**
     * Currency of the bounds (ISO 4217), {@code KRW} by default; a price in another currency counts as unknown.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchFilter currency(String value) {
        setGiven("currency", value);
        return this;
    }

    /**
     * Sends null for {@code currency}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchFilter resetCurrency() {
        set("currency", null);
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
    public KeywordPatchFilter unknownAmt(BidsListUnknownAmt value) {
        setGiven("unknownAmt", value);
        return this;
    }

    /**
     * Sends null for {@code unknownAmt}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchFilter resetUnknownAmt() {
        set("unknownAmt", null);
        return this;
    }

    /**
     * Texts a title must not contain; each works like {@code -"…"} in the keyword.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchFilter exclude(List<String> value) {
        setGiven("exclude", value);
        return this;
    }

    /**
     * Sends null for {@code exclude}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchFilter resetExclude() {
        set("exclude", null);
        return this;
    }

    /**
     * Only notices for which the company profile of the account, or of the company in {@code profile}, has one of these
     * verdicts: {@code yes} = you may bid, {@code check} = the data do not decide it. Empty = all. Requires a company
     * profile.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchFilter eligibility(List<KeywordFilterEligibility> value) {
        setGiven("eligibility", value);
        return this;
    }

    /**
     * Sends null for {@code eligibility}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchFilter resetEligibility() {
        set("eligibility", null);
        return this;
    }
}
