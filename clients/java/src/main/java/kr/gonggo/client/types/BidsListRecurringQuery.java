// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/bids/recurring}.
 */
public final class BidsListRecurringQuery extends Input {
    /** Makes one that says nothing yet. */
    public BidsListRecurringQuery() {}

    /**
     * Words to find in titles: a space means "and", {@code |} "or", {@code -} "not", {@code "…"} an exact phrase, and
     * parentheses group. A notice number finds that notice.
     *
     * @param value the value
     * @return this
     */
    public BidsListRecurringQuery keyword(String value) {
        set("keyword", value);
        return this;
    }

    /**
     * Code or part of the name of the issuing or the demand agency. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public BidsListRecurringQuery agency(String... value) {
        set("agency", List.of(value));
        return this;
    }

    /**
     * Code or part of the name of an industry the notice is limited to; {@code none} = notices without an industry
     * limit. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public BidsListRecurringQuery industry(String... value) {
        set("industry", List.of(value));
        return this;
    }

    /**
     * Region where the bidder is based, as a code or name. Notices without a region limit always match. Repeat it to
     * accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public BidsListRecurringQuery region(String... value) {
        set("region", List.of(value));
        return this;
    }

    /**
     * Business category. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public BidsListRecurringQuery bsnsDiv(BidsListBsnsDiv... value) {
        set("bsnsDiv", List.of(value));
        return this;
    }

    /**
     * Part of the contract method (계약방법). Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public BidsListRecurringQuery contractMethod(String... value) {
        set("contractMethod", List.of(value));
        return this;
    }

    /**
     * Part of the award method (낙찰방법). Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public BidsListRecurringQuery awardMethod(String... value) {
        set("awardMethod", List.of(value));
        return this;
    }

    /**
     * What the notice says about its region limit: {@code limited} = limited to regions, with {@code region} to one of
     * these; {@code nationwide} = open to bidders of all regions (전국); {@code unstated} = the source gives no region
     * limit, or it could not be read. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public BidsListRecurringQuery regionLimit(BidsListRegionLimit... value) {
        set("regionLimit", List.of(value));
        return this;
    }

    /**
     * Lower bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public BidsListRecurringQuery minAmt(long value) {
        set("minAmt", value);
        return this;
    }

    /**
     * Upper bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public BidsListRecurringQuery maxAmt(long value) {
        set("maxAmt", value);
        return this;
    }

    /**
     * Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
     *
     * @param value the value
     * @return this
     */
    public BidsListRecurringQuery currency(String value) {
        set("currency", value);
        return this;
    }

    /**
     * What to do with notices of unknown price. Default: {@code exclude} if a bound is given, else {@code include}.
     *
     * @param value the value
     * @return this
     */
    public BidsListRecurringQuery unknownAmt(BidsListUnknownAmt value) {
        set("unknownAmt", value);
        return this;
    }

    /**
     * {@code true}: only notices that active keywords of the account match; {@code false}: only the others.
     *
     * @param value the value
     * @return this
     */
    public BidsListRecurringQuery matched(boolean value) {
        set("matched", value);
        return this;
    }

    /**
     * Only notices with this verdict for the company of the account, as `GET /v1/bids/{noticeNo}/eligibility` gives it.
     * Accept any of several verdicts with {@code yes,check} or by repeating the parameter.
     *
     * @param value the values
     * @return this
     */
    public BidsListRecurringQuery eligibility(BidEligibility... value) {
        set("eligibility", List.of(value));
        return this;
    }

    /**
     * A further company, as {@code GET /v1/profiles} lists them (Enterprise): {@code eligibility} is then its verdict.
     * Keywords use their own companies. Default: the company profile of the account.
     *
     * @param value the value
     * @return this
     */
    public BidsListRecurringQuery profile(String value) {
        set("profile", value);
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public BidsListRecurringQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public BidsListRecurringQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }

    /**
     * Only notices that are expected within this number of months; overdue ones are always included. Default: 12.
     *
     * @param value the value
     * @return this
     */
    public BidsListRecurringQuery months(int value) {
        set("months", value);
        return this;
    }

    /**
     * Only notices that were posted in at least this number of years in a row. Default: 2.
     *
     * @param value the value
     * @return this
     */
    public BidsListRecurringQuery minYears(int value) {
        set("minYears", value);
        return this;
    }
}
