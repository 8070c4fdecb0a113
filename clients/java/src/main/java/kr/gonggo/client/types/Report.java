// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A report, requested or finished.
 *
 * @param id Identifier of the report.
 * @param period A week begins on Monday; weeks and months are those of Seoul.
 * @param from First second of the period.
 * @param to Last second of the period.
 * @param format File format.
 * @param sections Sections of the report; default: all.
 * @param filter Filter for every section.
 * @param language Language of the report.
 * @param profile The further company whose verdicts lists of notices show; {@code null} = the company of the account.
 * @param state State of the report.
 * @param progress Progress in percent.
 * @param reason Why it failed, in the language of the report.
 * @param asOf the field asOf
 * @param contentUrl Link to the file that works without a key for one hour.
 * @param bytes Size of the file.
 * @param scheduleId The schedule that requested it.
 * @param createdAt When it was requested.
 * @param readyAt When it was ready.
 * @param expiresAt When its file is deleted.
 */
public record Report(
        String id,
        ReportPeriod period,
        Timestamp from,
        Timestamp to,
        ReportFormat format,
        List<ReportSection> sections,
        ReportFilter filter,
        ReportLanguage language,
        String profile,
        ReportState state,
        int progress,
        String reason,
        ReportAsOf asOf,
        String contentUrl,
        Integer bytes,
        String scheduleId,
        Timestamp createdAt,
        Timestamp readyAt,
        Timestamp expiresAt) {
    /** Tells no field: there are secrets among them. */
    @Override
    public String toString() {
        return "Report[…]";
    }
}
