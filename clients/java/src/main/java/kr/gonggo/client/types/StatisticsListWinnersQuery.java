// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/statistics/winners}.
 */
public final class StatisticsListWinnersQuery extends Input {
    /** Makes one that says nothing yet. */
    public StatisticsListWinnersQuery() {}

    /**
     * Code or part of the name of the issuing or the demand agency. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public StatisticsListWinnersQuery agency(String... value) {
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
    public StatisticsListWinnersQuery industry(String... value) {
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
    public StatisticsListWinnersQuery region(String... value) {
        set("region", List.of(value));
        return this;
    }

    /**
     * Business category. Repeat it to accept any of several values.
     *
     * @param value the values
     * @return this
     */
    public StatisticsListWinnersQuery bsnsDiv(BidsListBsnsDiv... value) {
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
    public StatisticsListWinnersQuery agencyRole(StatisticsListWinnersAgencyRole value) {
        set("agencyRole", value);
        return this;
    }

    /**
     * Lower bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public StatisticsListWinnersQuery minAmt(long value) {
        set("minAmt", value);
        return this;
    }

    /**
     * Upper bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public StatisticsListWinnersQuery maxAmt(long value) {
        set("maxAmt", value);
        return this;
    }

    /**
     * Currency of all amounts; awards in another currency are left out and counted in {@code excluded}. Default: "KRW".
     *
     * @param value the value
     * @return this
     */
    public StatisticsListWinnersQuery currency(String value) {
        set("currency", value);
        return this;
    }

    /**
     * First day of opening. A time with offset, or a date; the whole day in Seoul counts.
     *
     * @param value the value
     * @return this
     */
    public StatisticsListWinnersQuery from(String value) {
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
    public StatisticsListWinnersQuery to(String value) {
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
    public StatisticsListWinnersQuery winner(String... value) {
        set("winner", List.of(value));
        return this;
    }

    /**
     * What the awards are grouped by: one or two dimensions. Default: {@code agency}.
     *
     * @param value the values
     * @return this
     */
    public StatisticsListWinnersQuery groupBy(StatisticsListWinnersGroupBy... value) {
        set("groupBy", List.of(value));
        return this;
    }

    /**
     * Order of the groups; a leading {@code -} sorts from largest to smallest. Unknown and withheld values come last;
     * ties are ordered by the key of the group. Default: "-awards".
     *
     * @param value the value
     * @return this
     */
    public StatisticsListWinnersQuery sort(StatisticsListWinnersSort value) {
        set("sort", value);
        return this;
    }

    /**
     * Adds {@code explain}: values of {@code agency} and {@code winner} without any match, with the nearest names.
     *
     * @param value the value
     * @return this
     */
    public StatisticsListWinnersQuery explain(boolean value) {
        set("explain", value);
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public StatisticsListWinnersQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public StatisticsListWinnersQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }
}
