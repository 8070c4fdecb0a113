// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.io.InputStream;
import kr.gonggo.client.types.CompetitorItem;
import kr.gonggo.client.types.Competitors;
import kr.gonggo.client.types.StatisticsExportAwardsQuery;
import kr.gonggo.client.types.StatisticsListCompetitorsQuery;
import kr.gonggo.client.types.StatisticsListWinnersQuery;
import kr.gonggo.client.types.Winners;
import kr.gonggo.client.types.WinnersItem;

/**
 * Award statistics, competitors and price references.
 */
public final class StatisticsMethods {
    private final Core core;

    StatisticsMethods(Core core) {
        this.core = core;
    }

    /**
     * Award statistics.
     *
     * <p>Awards by agency, industry, amount band, firm, category, region or month: winners, amounts and rates. Openings
     * excluded from a figure are counted in {@code excluded}.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code statistics:read}.
     *
     * <p>{@code GET /v1/statistics/winners}
     *
     * @param options of this call alone
     * @return the answer
     */
    public Winners listWinners(Option... options) {
        return listWinners(new StatisticsListWinnersQuery(), options);
    }

    /**
     * Award statistics.
     *
     * <p>Awards by agency, industry, amount band, firm, category, region or month: winners, amounts and rates. Openings
     * excluded from a figure are counted in {@code excluded}.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code statistics:read}.
     *
     * <p>{@code GET /v1/statistics/winners}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public Winners listWinners(StatisticsListWinnersQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/statistics/winners", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(Winners.class));
    }

    /**
     * Award statistics: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<WinnersItem> listAllWinners(Option... options) {
        return listAllWinners(new StatisticsListWinnersQuery(), options);
    }

    /**
     * Award statistics: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<WinnersItem> listAllWinners(StatisticsListWinnersQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/statistics/winners", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, Winners.class, Winners::items);
    }

    /**
     * Award statistics: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Winners> listWinnersPages(Option... options) {
        return listWinnersPages(new StatisticsListWinnersQuery(), options);
    }

    /**
     * Award statistics: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Winners> listWinnersPages(StatisticsListWinnersQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/statistics/winners", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, Winners.class);
    }

    /**
     * Award statistics: all of them as CSV, with a byte order mark and a header line. Close it. Paging parameters are
     * ignored.
     *
     * @param options of this call alone
     * @return the answer
     */
    public InputStream listWinnersAsCsv(Option... options) {
        return listWinnersAsCsv(new StatisticsListWinnersQuery(), options);
    }

    /**
     * Award statistics: all of them as CSV, with a byte order mark and a header line. Close it. Paging parameters are
     * ignored.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public InputStream listWinnersAsCsv(StatisticsListWinnersQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/statistics/winners", "text/csv", false, false, query.fields(), null).without("page", "pageSize", "explain");
        return core.call(operation, options, Core::stream);
    }

    /**
     * Export awards.
     *
     * <p>Every ended opening that {@code GET /v1/statistics/winners} with the same parameters examines, one per line,
     * as NDJSON or CSV. If {@code noAward} is null, it is an award; if {@code noRate} is null, its rate can be
     * compared. All lines show the state of one moment. {@code X-Total-Count} is their number and {@code
     * X-As-Of-Position} the position in the changes feed.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code statistics:read}.
     *
     * <p>{@code GET /v1/statistics/awards}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String exportAwards(Option... options) {
        return exportAwards(new StatisticsExportAwardsQuery(), options);
    }

    /**
     * Export awards.
     *
     * <p>Every ended opening that {@code GET /v1/statistics/winners} with the same parameters examines, one per line,
     * as NDJSON or CSV. If {@code noAward} is null, it is an award; if {@code noRate} is null, its rate can be
     * compared. All lines show the state of one moment. {@code X-Total-Count} is their number and {@code
     * X-As-Of-Position} the position in the changes feed.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code statistics:read}.
     *
     * <p>{@code GET /v1/statistics/awards}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public String exportAwards(StatisticsExportAwardsQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/statistics/awards", "application/x-ndjson", false, false, query.fields(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * Award history of competitors.
     *
     * <p>The bids of firms, won and lost, with ranks, latest first; with totals for each firm and head-to-head results.
     * If a name matches several firms, the response lists candidates.
     *
     * <p>Plan: Enterprise. Scope: {@code statistics:read}.
     *
     * <p>{@code GET /v1/statistics/competitors}
     *
     * @param options of this call alone
     * @return the answer
     */
    public Competitors listCompetitors(Option... options) {
        return listCompetitors(new StatisticsListCompetitorsQuery(), options);
    }

    /**
     * Award history of competitors.
     *
     * <p>The bids of firms, won and lost, with ranks, latest first; with totals for each firm and head-to-head results.
     * If a name matches several firms, the response lists candidates.
     *
     * <p>Plan: Enterprise. Scope: {@code statistics:read}.
     *
     * <p>{@code GET /v1/statistics/competitors}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public Competitors listCompetitors(StatisticsListCompetitorsQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/statistics/competitors", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(Competitors.class));
    }

    /**
     * Award history of competitors: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<CompetitorItem> listAllCompetitors(Option... options) {
        return listAllCompetitors(new StatisticsListCompetitorsQuery(), options);
    }

    /**
     * Award history of competitors: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<CompetitorItem> listAllCompetitors(StatisticsListCompetitorsQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/statistics/competitors", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, Competitors.class, Competitors::items);
    }

    /**
     * Award history of competitors: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Competitors> listCompetitorsPages(Option... options) {
        return listCompetitorsPages(new StatisticsListCompetitorsQuery(), options);
    }

    /**
     * Award history of competitors: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Competitors> listCompetitorsPages(StatisticsListCompetitorsQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/statistics/competitors", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, Competitors.class);
    }

    /**
     * Award history of competitors: all of them as CSV, with a byte order mark and a header line. Close it. Paging
     * parameters are ignored.
     *
     * @param options of this call alone
     * @return the answer
     */
    public InputStream listCompetitorsAsCsv(Option... options) {
        return listCompetitorsAsCsv(new StatisticsListCompetitorsQuery(), options);
    }

    /**
     * Award history of competitors: all of them as CSV, with a byte order mark and a header line. Close it. Paging
     * parameters are ignored.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public InputStream listCompetitorsAsCsv(StatisticsListCompetitorsQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/statistics/competitors", "text/csv", false, false, query.fields(), null).without("page", "pageSize", "explain");
        return core.call(operation, options, Core::stream);
    }
}
