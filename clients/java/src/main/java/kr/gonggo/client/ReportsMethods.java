// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.NewReport;
import kr.gonggo.client.types.NewReportSchedule;
import kr.gonggo.client.types.Report;
import kr.gonggo.client.types.ReportList;
import kr.gonggo.client.types.ReportSchedule;
import kr.gonggo.client.types.ReportScheduleList;
import kr.gonggo.client.types.ReportSchedulePatch;
import kr.gonggo.client.types.ReportsGetContentQuery;
import kr.gonggo.client.types.ReportsListQuery;
import kr.gonggo.client.types.ReportsListSchedulesQuery;

/**
 * A week or a month as a file: PDF, spreadsheet, web page or JSON.
 */
public final class ReportsMethods {
    private final Core core;

    ReportsMethods(Core core) {
        this.core = core;
    }

    /**
     * Request a report.
     *
     * <p>Generates a report of one week or month in the background. Two reports of an account run at a time; further
     * ones are queued. All figures come from one snapshot, which the report names. Files are kept for 30 days.
     *
     * <p>Plan: Enterprise. Scope: {@code reports:write}.
     *
     * <p>{@code POST /v1/reports}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Report request(NewReport body, Option... options) {
        var operation = new Operation("POST", "/v1/reports", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(Report.class));
    }

    /**
     * List reports.
     *
     * <p>The reports of the account, newest first.
     *
     * <p>Plan: Enterprise. Scope: {@code reports:read}.
     *
     * <p>{@code GET /v1/reports}
     *
     * @param options of this call alone
     * @return the answer
     */
    public ReportList list(Option... options) {
        return list(new ReportsListQuery(), options);
    }

    /**
     * List reports.
     *
     * <p>The reports of the account, newest first.
     *
     * <p>Plan: Enterprise. Scope: {@code reports:read}.
     *
     * <p>{@code GET /v1/reports}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public ReportList list(ReportsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/reports", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(ReportList.class));
    }

    /**
     * List reports: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Report> listAll(Option... options) {
        return listAll(new ReportsListQuery(), options);
    }

    /**
     * List reports: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Report> listAll(ReportsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/reports", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, ReportList.class, ReportList::items);
    }

    /**
     * List reports: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<ReportList> listPages(Option... options) {
        return listPages(new ReportsListQuery(), options);
    }

    /**
     * List reports: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<ReportList> listPages(ReportsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/reports", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, ReportList.class);
    }

    /**
     * One report.
     *
     * <p>The progress of the report and, once it is ready, a link to its file that works without a key for one hour.
     *
     * <p>Plan: Enterprise. Scope: {@code reports:read}.
     *
     * <p>{@code GET /v1/reports/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public Report get(String id, Option... options) {
        var operation = new Operation("GET", "/v1/reports/{}", "application/json", false, false, Map.of(), null, id);
        return core.call(operation, options, Core.json(Report.class));
    }

    /**
     * Delete a report.
     *
     * <p>A queued or running report is cancelled; a finished one is deleted with its file and links.
     *
     * <p>Plan: Enterprise. Scope: {@code reports:write}.
     *
     * <p>{@code DELETE /v1/reports/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     */
    public void delete(String id, Option... options) {
        var operation = new Operation("DELETE", "/v1/reports/{}", "application/json", false, false, Map.of(), null, id);
        core.call(operation, options, Core::text);
    }

    /**
     * Download a report.
     *
     * <p>The file has the format of the report, regardless of {@code Accept}.
     *
     * <p>Plan: Enterprise. Scope: {@code reports:read}.
     *
     * <p>{@code GET /v1/reports/{id}/content}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public byte[] getContent(String id, Option... options) {
        return getContent(id, new ReportsGetContentQuery(), options);
    }

    /**
     * Download a report.
     *
     * <p>The file has the format of the report, regardless of {@code Accept}.
     *
     * <p>Plan: Enterprise. Scope: {@code reports:read}.
     *
     * <p>{@code GET /v1/reports/{id}/content}
     *
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public byte[] getContent(String id, ReportsGetContentQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/reports/{}/content", "*/*", false, false, query.fields(), null, id);
        return core.call(operation, options, Core::bytes);
    }

    /**
     * Download a report by a signed link.
     *
     * <p>The target of {@code contentUrl} and of links in mails. A link expires, at the latest together with the file.
     * It returns 403 while the account is blocked or suspended, or while its plan includes no reports.
     *
     * <p>{@code GET /reports/{link}}
     *
     * @param link a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public byte[] getByLink(String link, Option... options) {
        var operation = new Operation("GET", "/reports/{}", "*/*", false, false, Map.of(), null, link);
        return core.call(operation, options, Core::bytes);
    }

    /**
     * Schedule reports.
     *
     * <p>The report is generated on the morning after each week or month, at 07:00 in the recipient’s time zone.
     * Recipients get a mail with a link that works for seven days.
     *
     * <p>Plan: Enterprise. Scope: {@code reports:write}.
     *
     * <p>{@code POST /v1/reports/schedules}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public ReportSchedule createSchedule(NewReportSchedule body, Option... options) {
        var operation = new Operation("POST", "/v1/reports/schedules", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(ReportSchedule.class));
    }

    /**
     * List schedules.
     *
     * <p>The schedules of the account, oldest first.
     *
     * <p>Plan: Enterprise. Scope: {@code reports:read}.
     *
     * <p>{@code GET /v1/reports/schedules}
     *
     * @param options of this call alone
     * @return the answer
     */
    public ReportScheduleList listSchedules(Option... options) {
        return listSchedules(new ReportsListSchedulesQuery(), options);
    }

    /**
     * List schedules.
     *
     * <p>The schedules of the account, oldest first.
     *
     * <p>Plan: Enterprise. Scope: {@code reports:read}.
     *
     * <p>{@code GET /v1/reports/schedules}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public ReportScheduleList listSchedules(ReportsListSchedulesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/reports/schedules", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(ReportScheduleList.class));
    }

    /**
     * List schedules: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<ReportSchedule> listAllSchedules(Option... options) {
        return listAllSchedules(new ReportsListSchedulesQuery(), options);
    }

    /**
     * List schedules: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<ReportSchedule> listAllSchedules(ReportsListSchedulesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/reports/schedules", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, ReportScheduleList.class, ReportScheduleList::items);
    }

    /**
     * List schedules: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<ReportScheduleList> listSchedulesPages(Option... options) {
        return listSchedulesPages(new ReportsListSchedulesQuery(), options);
    }

    /**
     * List schedules: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<ReportScheduleList> listSchedulesPages(ReportsListSchedulesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/reports/schedules", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, ReportScheduleList.class);
    }

    /**
     * One schedule.
     *
     * <p>Plan: Enterprise. Scope: {@code reports:read}.
     *
     * <p>{@code GET /v1/reports/schedules/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public ReportSchedule getSchedule(String id, Option... options) {
        var operation = new Operation("GET", "/v1/reports/schedules/{}", "application/json", false, false, Map.of(), null, id);
        return core.call(operation, options, Core.json(ReportSchedule.class));
    }

    /**
     * Change a schedule.
     *
     * <p>Absent fields stay as they are; {@code null} resets a field. While a schedule is {@code paused}, no report is
     * generated; {@code active} (or {@code null}) resumes with the next period. {@code If-Match} is honoured.
     *
     * <p>Plan: Enterprise. Scope: {@code reports:write}.
     *
     * <p>{@code PATCH /v1/reports/schedules/{id}}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public ReportSchedule changeSchedule(String id, ReportSchedulePatch body, Option... options) {
        var operation = new Operation("PATCH", "/v1/reports/schedules/{}", "application/json", false, false, Map.of(), body, id);
        return core.call(operation, options, Core.json(ReportSchedule.class));
    }

    /**
     * Delete a schedule.
     *
     * <p>Reports it has already requested remain.
     *
     * <p>Plan: Enterprise. Scope: {@code reports:write}.
     *
     * <p>{@code DELETE /v1/reports/schedules/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     */
    public void deleteSchedule(String id, Option... options) {
        var operation = new Operation("DELETE", "/v1/reports/schedules/{}", "application/json", false, false, Map.of(), null, id);
        core.call(operation, options, Core::text);
    }
}
