// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/statistics/awards}.
 */
public final class StatisticsExportAwardsQuery extends Input {
    /** Makes one that says nothing yet. */
    public StatisticsExportAwardsQuery() {}

    /**
     * Code or part of the name of the issuing or the demand agency. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public StatisticsExportAwardsQuery agency(String... value) {
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
    public StatisticsExportAwardsQuery industry(String... value) {
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
    public StatisticsExportAwardsQuery region(String... value) {
        set("region", List.of(value));
        return this;
    }

    /**
     * Business category. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public StatisticsExportAwardsQuery bsnsDiv(BidsListBsnsDiv... value) {
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
    public StatisticsExportAwardsQuery agencyRole(StatisticsListWinnersAgencyRole value) {
        set("agencyRole", value);
        return this;
    }

    /**
     * Lower bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public StatisticsExportAwardsQuery minAmt(long value) {
        set("minAmt", value);
        return this;
    }

    /**
     * Upper bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public StatisticsExportAwardsQuery maxAmt(long value) {
        set("maxAmt", value);
        return this;
    }

    /**
     * Currency of all amounts; awards in another currency are left out and counted in {@code excluded}. Default: "KRW".
     *
     * @param value the value
     * @return this
     */
    public StatisticsExportAwardsQuery currency(String value) {
        set("currency", value);
        return this;
    }

    /**
     * First day of opening. A time with offset, or a date; the whole day in Seoul counts.
     *
     * @param value the value
     * @return this
     */
    public StatisticsExportAwardsQuery from(String value) {
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
    public StatisticsExportAwardsQuery to(String value) {
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
    public StatisticsExportAwardsQuery winner(String... value) {
        set("winner", List.of(value));
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
    public StatisticsExportAwardsQuery language(ReportLanguage value) {
        set("language", value);
        return this;
    }
}
