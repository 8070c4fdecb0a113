// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/bids}.
 */
public final class BidsListQuery extends Input {
    /** Makes one that says nothing yet. */
    public BidsListQuery() {}

    /**
     * Words to find in titles: a space means "and", {@code |} "or", {@code -} "not", {@code "…"} an exact phrase, and
     * parentheses group. A notice number finds that notice.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery keyword(String value) {
        set("keyword", value);
        return this;
    }

    /**
     * Where the words of {@code keyword} are searched: in titles, in the text of attachments, or in both. Default:
     * {@code title}. With {@code all}, one word may be in the title and another in a file. With {@code attachments} and
     * {@code all}, each notice has {@code foundIn}.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery in(KeywordIn value) {
        set("in", value);
        return this;
    }

    /**
     * Code or part of the name of the issuing or the demand agency. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public BidsListQuery agency(String... value) {
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
    public BidsListQuery industry(String... value) {
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
    public BidsListQuery region(String... value) {
        set("region", List.of(value));
        return this;
    }

    /**
     * Business category. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public BidsListQuery bsnsDiv(BidsListBsnsDiv... value) {
        set("bsnsDiv", List.of(value));
        return this;
    }

    /**
     * Part of the contract method (계약방법). Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public BidsListQuery contractMethod(String... value) {
        set("contractMethod", List.of(value));
        return this;
    }

    /**
     * Part of the award method (낙찰방법). Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public BidsListQuery awardMethod(String... value) {
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
    public BidsListQuery regionLimit(BidsListRegionLimit... value) {
        set("regionLimit", List.of(value));
        return this;
    }

    /**
     * Lower bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery minAmt(long value) {
        set("minAmt", value);
        return this;
    }

    /**
     * Upper bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery maxAmt(long value) {
        set("maxAmt", value);
        return this;
    }

    /**
     * Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery currency(String value) {
        set("currency", value);
        return this;
    }

    /**
     * What to do with notices of unknown price. Default: {@code exclude} if a bound is given, else {@code include}.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery unknownAmt(BidsListUnknownAmt value) {
        set("unknownAmt", value);
        return this;
    }

    /**
     * Status at the moment of the response.
     *
     * @param value the values
     * @return this
     */
    public BidsListQuery status(BidStatus... value) {
        set("status", List.of(value));
        return this;
    }

    /**
     * Only notices whose bidding ends at this time or later. A time with offset, or a date, which is the whole day in
     * Seoul.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery closeFrom(String value) {
        set("closeFrom", value);
        return this;
    }

    /**
     * Only notices whose bidding ends at this time or earlier. A time with offset, or a date, which is the whole day in
     * Seoul.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery closeTo(String value) {
        set("closeTo", value);
        return this;
    }

    /**
     * Only notices whose bids are opened at this time or later. A time with offset, or a date, which is the whole day
     * in Seoul.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery openFrom(String value) {
        set("openFrom", value);
        return this;
    }

    /**
     * Only notices whose bids are opened at this time or earlier. A time with offset, or a date, which is the whole day
     * in Seoul.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery openTo(String value) {
        set("openTo", value);
        return this;
    }

    /**
     * Only notices posted at this time or later. A time with offset, or a date, which is the whole day in Seoul.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery postedFrom(String value) {
        set("postedFrom", value);
        return this;
    }

    /**
     * Only notices posted at this time or earlier. A time with offset, or a date, which is the whole day in Seoul.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery postedTo(String value) {
        set("postedTo", value);
        return this;
    }

    /**
     * Only notices whose newest version this service recorded at this time or later. A time with offset, or a date,
     * which is the whole day in Seoul.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery updatedFrom(String value) {
        set("updatedFrom", value);
        return this;
    }

    /**
     * Only notices whose newest version this service recorded at this time or earlier. A time with offset, or a date,
     * which is the whole day in Seoul.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery updatedTo(String value) {
        set("updatedTo", value);
        return this;
    }

    /**
     * {@code true}: only notices marked urgent (긴급); {@code false}: only the others.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery urgent(boolean value) {
        set("urgent", value);
        return this;
    }

    /**
     * Kind of the newest version (공고종류). Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public BidsListQuery kind(BidKind... value) {
        set("kind", List.of(value));
        return this;
    }

    /**
     * Source of the notice, exactly as in its field. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public BidsListQuery source(String... value) {
        set("source", List.of(value));
        return this;
    }

    /**
     * Only notices with an award to this firm, as the statistics count awards: its business number, with or without
     * hyphens, or part of its name. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public BidsListQuery winner(String... value) {
        set("winner", List.of(value));
        return this;
    }

    /**
     * Order of the notices; a leading {@code -} sorts from largest to smallest. Unknown values come last in both
     * directions. Default: "-postedAt".
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery sort(BidsListSort value) {
        set("sort", value);
        return this;
    }

    /**
     * {@code true}: only notices that active keywords of the account match; {@code false}: only the others.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery matched(boolean value) {
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
    public BidsListQuery eligibility(BidEligibility... value) {
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
    public BidsListQuery profile(String value) {
        set("profile", value);
        return this;
    }

    /**
     * Only these fields of each notice, and always {@code noticeNo}; the others are absent. Default: all fields.
     * Separate several with commas. CSV and XLSX then have only these columns.
     *
     * @param value the values
     * @return this
     */
    public BidsListQuery fields_(BidsListField... value) {
        set("fields", List.of(value));
        return this;
    }

    /**
     * Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in
     * Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of
     * the caller. Other formats ignore it.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery language(ReportLanguage value) {
        set("language", value);
        return this;
    }

    /**
     * Adds {@code explain}: how the query was understood, how many notices each filter matches alone, and hints.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery explain(boolean value) {
        set("explain", value);
        return this;
    }

    /**
     * Adds {@code facets}: for every value of this filter, the number of notices with that value, other filters
     * unchanged. {@code agency}: the 40 busiest agencies; {@code month}: the months of posting. Repeat it for several
     * filters.
     *
     * @param value the values
     * @return this
     */
    public BidsListQuery facets(BidsListFacet... value) {
        set("facets", List.of(value));
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }

    /**
     * Part of the links to the neighbouring pages, so that new notices do not shift them. Follow the links instead of
     * setting it yourself.
     *
     * @param value the value
     * @return this
     */
    public BidsListQuery anchor(String value) {
        set("anchor", value);
        return this;
    }
}
