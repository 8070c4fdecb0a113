// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/statistics/competitors}.
 */
public final class StatisticsListCompetitorsQuery extends Input {
    /** Makes one that says nothing yet. */
    public StatisticsListCompetitorsQuery() {}

    /**
     * Business numbers, with or without hyphens. Repeat it to compare firms. Either this or {@code name} is required,
     * not both.
     *
     * @param value the values
     * @return this
     */
    public StatisticsListCompetitorsQuery businessNo(String... value) {
        set("businessNo", List.of(value));
        return this;
    }

    /**
     * Name of a firm, or part of it; (주), 주식회사 and spaces are ignored. Either this or {@code businessNo} is required,
     * not both.
     *
     * @param value the value
     * @return this
     */
    public StatisticsListCompetitorsQuery name(String value) {
        set("name", value);
        return this;
    }

    /**
     * Code or part of the name of the issuing or the demand agency. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public StatisticsListCompetitorsQuery agency(String... value) {
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
    public StatisticsListCompetitorsQuery industry(String... value) {
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
    public StatisticsListCompetitorsQuery region(String... value) {
        set("region", List.of(value));
        return this;
    }

    /**
     * Business category. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public StatisticsListCompetitorsQuery bsnsDiv(BidsListBsnsDiv... value) {
        set("bsnsDiv", List.of(value));
        return this;
    }

    /**
     * Which agency of an opening {@code agency} means: the issuing one, the demand agency (the issuing one if there is
     * none), or either of the two. Default: "any".
     *
     * @param value the value
     * @return this
     */
    public StatisticsListCompetitorsQuery agencyRole(StatisticsListWinnersAgencyRole value) {
        set("agencyRole", value);
        return this;
    }

    /**
     * Lower bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public StatisticsListCompetitorsQuery minAmt(long value) {
        set("minAmt", value);
        return this;
    }

    /**
     * Upper bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public StatisticsListCompetitorsQuery maxAmt(long value) {
        set("maxAmt", value);
        return this;
    }

    /**
     * Currency of all amounts; awards in another currency are left out and counted in {@code excluded}. Default: "KRW".
     *
     * @param value the value
     * @return this
     */
    public StatisticsListCompetitorsQuery currency(String value) {
        set("currency", value);
        return this;
    }

    /**
     * First day of opening. A time with offset, or a date; the whole day in Seoul counts.
     *
     * @param value the value
     * @return this
     */
    public StatisticsListCompetitorsQuery from(String value) {
        set("from", value);
        return this;
    }

    /**
     * Last day of opening. Without {@code from} and {@code to}: the last 12 months. A time with offset, or a date; the
     * whole day in Seoul counts.
     *
     * @param value the value
     * @return this
     */
    public StatisticsListCompetitorsQuery to(String value) {
        set("to", value);
        return this;
    }

    /**
     * Business number, with or without hyphens, or part of the name of a firm that won. Repeat it to accept any of
     * several values.
     *
     * @param value the values
     * @return this
     */
    public StatisticsListCompetitorsQuery winner(String... value) {
        set("winner", List.of(value));
        return this;
    }

    /**
     * Adds {@code explain}: values of {@code agency} and {@code winner} without any match, with the nearest names.
     *
     * @param value the value
     * @return this
     */
    public StatisticsListCompetitorsQuery explain(boolean value) {
        set("explain", value);
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
    public StatisticsListCompetitorsQuery language(ReportLanguage value) {
        set("language", value);
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public StatisticsListCompetitorsQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public StatisticsListCompetitorsQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }
}
