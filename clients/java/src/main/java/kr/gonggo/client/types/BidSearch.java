// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * A search: the parameters of {@code GET /v1/bids} as fields. A filter with several values is a list.
 */
public final class BidSearch extends Input {
    /** Makes one that says nothing yet. */
    public BidSearch() {}

    /**
     * Words to find in titles: a space means "and", {@code |} "or", {@code -} "not", {@code "…"} an exact phrase, and
     * parentheses group. A notice number finds that notice.
     *
     * @param value the value
     * @return this
     */
    public BidSearch keyword(String value) {
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
    public BidSearch in(KeywordIn value) {
        set("in", value);
        return this;
    }

    /**
     * Code or part of the name of the issuing or the demand agency. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public BidSearch agency(List<String> value) {
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
    public BidSearch industry(List<String> value) {
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
    public BidSearch region(List<String> value) {
        set("region", value);
        return this;
    }

    /**
     * Business category. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public BidSearch bsnsDiv(List<BidsListBsnsDiv> value) {
        set("bsnsDiv", value);
        return this;
    }

    /**
     * Part of the contract method (계약방법). Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public BidSearch contractMethod(List<String> value) {
        set("contractMethod", value);
        return this;
    }

    /**
     * Part of the award method (낙찰방법). Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public BidSearch awardMethod(List<String> value) {
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
    public BidSearch regionLimit(List<BidsListRegionLimit> value) {
        set("regionLimit", value);
        return this;
    }

    /**
     * Lower bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public BidSearch minAmt(long value) {
        set("minAmt", value);
        return this;
    }

    /**
     * Upper bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public BidSearch maxAmt(long value) {
        set("maxAmt", value);
        return this;
    }

    /**
     * Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
     *
     * @param value the value
     * @return this
     */
    public BidSearch currency(String value) {
        set("currency", value);
        return this;
    }

    /**
     * What to do with notices of unknown price. Default: {@code exclude} if a bound is given, else {@code include}.
     *
     * @param value the value
     * @return this
     */
    public BidSearch unknownAmt(BidsListUnknownAmt value) {
        set("unknownAmt", value);
        return this;
    }

    /**
     * Status at the moment of the response.
     *
     * @param value the value
     * @return this
     */
    public BidSearch status(List<BidStatus> value) {
        set("status", value);
        return this;
    }

    /**
     * Only notices whose bidding ends at this time or later. A time with offset, or a date, which is the whole day in
     * Seoul.
     *
     * @param value the value
     * @return this
     */
    public BidSearch closeFrom(String value) {
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
    public BidSearch closeTo(String value) {
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
    public BidSearch openFrom(String value) {
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
    public BidSearch openTo(String value) {
        set("openTo", value);
        return this;
    }

    /**
     * Only notices posted at this time or later. A time with offset, or a date, which is the whole day in Seoul.
     *
     * @param value the value
     * @return this
     */
    public BidSearch postedFrom(String value) {
        set("postedFrom", value);
        return this;
    }

    /**
     * Only notices posted at this time or earlier. A time with offset, or a date, which is the whole day in Seoul.
     *
     * @param value the value
     * @return this
     */
    public BidSearch postedTo(String value) {
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
    public BidSearch updatedFrom(String value) {
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
    public BidSearch updatedTo(String value) {
        set("updatedTo", value);
        return this;
    }

    /**
     * {@code true}: only notices marked urgent (긴급); {@code false}: only the others.
     *
     * @param value the value
     * @return this
     */
    public BidSearch urgent(boolean value) {
        set("urgent", value);
        return this;
    }

    /**
     * Kind of the newest version (공고종류). Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public BidSearch kind(List<BidKind> value) {
        set("kind", value);
        return this;
    }

    /**
     * Source of the notice, exactly as in its field. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public BidSearch source(List<String> value) {
        set("source", value);
        return this;
    }

    /**
     * Only notices with an award to this firm, as the statistics count awards: its business number, with or without
     * hyphens, or part of its name. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public BidSearch winner(List<String> value) {
        set("winner", value);
        return this;
    }

    /**
     * Order of the notices; a leading {@code -} sorts from largest to smallest. Unknown values come last in both
     * directions. Default: "-postedAt".
     *
     * @param value the value
     * @return this
     */
    public BidSearch sort(BidsListSort value) {
        set("sort", value);
        return this;
    }

    /**
     * {@code true}: only notices that active keywords of the account match; {@code false}: only the others.
     *
     * @param value the value
     * @return this
     */
    public BidSearch matched(boolean value) {
        set("matched", value);
        return this;
    }

    /**
     * Only notices with this verdict for the company of the account, as `GET /v1/bids/{noticeNo}/eligibility` gives it.
     * Any one of several verdicts is enough.
     *
     * @param value the value
     * @return this
     */
    public BidSearch eligibility(List<BidEligibility> value) {
        set("eligibility", value);
        return this;
    }

    /**
     * A further company, as {@code GET /v1/profiles} lists them (Enterprise): {@code eligibility} is then its verdict.
     * Keywords use their own companies. Default: the company profile of the account.
     *
     * @param value the value
     * @return this
     */
    public BidSearch profile(String value) {
        set("profile", value);
        return this;
    }

    /**
     * Only these fields of each notice, and always {@code noticeNo}; the others are absent. Default: all fields. CSV
     * and XLSX then have only these columns.
     *
     * @param value the value
     * @return this
     */
    public BidSearch fields_(List<BidsListField> value) {
        set("fields", value);
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
    public BidSearch language(ReportLanguage value) {
        set("language", value);
        return this;
    }

    /**
     * Adds {@code explain}: how the query was understood, how many notices each filter matches alone, and hints.
     *
     * @param value the value
     * @return this
     */
    public BidSearch explain(boolean value) {
        set("explain", value);
        return this;
    }

    /**
     * Adds {@code facets}: for every value of this filter, the number of notices with that value, other filters
     * unchanged. {@code agency}: the 40 busiest agencies; {@code month}: the months of posting. Name several filters to
     * count each of them.
     *
     * @param value the value
     * @return this
     */
    public BidSearch facets(List<BidsListFacet> value) {
        set("facets", value);
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public BidSearch page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public BidSearch pageSize(int value) {
        set("pageSize", value);
        return this;
    }

    /**
     * From {@code next} or {@code prev} of a response, so that new notices do not shift the pages; {@code null} if it
     * has none.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public BidSearch anchor(String value) {
        setGiven("anchor", value);
        return this;
    }

    /**
     * Sends null for {@code anchor}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public BidSearch resetAnchor() {
        set("anchor", null);
        return this;
    }
}
