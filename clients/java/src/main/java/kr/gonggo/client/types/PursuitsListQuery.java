// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/pursuits}.
 */
public final class PursuitsListQuery extends Input {
    /** Makes one that says nothing yet. */
    public PursuitsListQuery() {}

    /**
     * Only pursuits in this state. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public PursuitsListQuery state(PursuitState... value) {
        set("state", List.of(value));
        return this;
    }

    /**
     * Only pursuits assigned to this member; {@code none} = unassigned ones. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public PursuitsListQuery assignee(String... value) {
        set("assignee", List.of(value));
        return this;
    }

    /**
     * Only pursuits of this notice. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public PursuitsListQuery noticeNo(String... value) {
        set("noticeNo", List.of(value));
        return this;
    }

    /**
     * Only pursuits whose bidding ends at this time or later. A time with offset, or a date, which is the whole day in
     * Seoul.
     *
     * @param value the value
     * @return this
     */
    public PursuitsListQuery closeFrom(String value) {
        set("closeFrom", value);
        return this;
    }

    /**
     * Only pursuits whose bidding ends at this time or earlier. A time with offset, or a date, which is the whole day
     * in Seoul.
     *
     * @param value the value
     * @return this
     */
    public PursuitsListQuery closeTo(String value) {
        set("closeTo", value);
        return this;
    }

    /**
     * Only pursuits whose bids are planned to be opened at this time or later. A time with offset, or a date, which is
     * the whole day in Seoul.
     *
     * @param value the value
     * @return this
     */
    public PursuitsListQuery openFrom(String value) {
        set("openFrom", value);
        return this;
    }

    /**
     * Only pursuits whose bids are planned to be opened at this time or earlier. A time with offset, or a date, which
     * is the whole day in Seoul.
     *
     * @param value the value
     * @return this
     */
    public PursuitsListQuery openTo(String value) {
        set("openTo", value);
        return this;
    }

    /**
     * Lower bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public PursuitsListQuery minAmt(long value) {
        set("minAmt", value);
        return this;
    }

    /**
     * Upper bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public PursuitsListQuery maxAmt(long value) {
        set("maxAmt", value);
        return this;
    }

    /**
     * Currency of the bounds. With a bound, pursuits without an estimated price in it do not match. Default: "KRW".
     *
     * @param value the value
     * @return this
     */
    public PursuitsListQuery currency(String value) {
        set("currency", value);
        return this;
    }

    /**
     * Part of the title of the notice.
     *
     * @param value the value
     * @return this
     */
    public PursuitsListQuery q(String value) {
        set("q", value);
        return this;
    }

    /**
     * Order; a leading {@code -} sorts from latest to earliest. Unknown times come last in both directions. Default:
     * "-updatedAt".
     *
     * @param value the value
     * @return this
     */
    public PursuitsListQuery sort(PursuitsListSort value) {
        set("sort", value);
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
    public PursuitsListQuery language(ReportLanguage value) {
        set("language", value);
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public PursuitsListQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public PursuitsListQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }
}
