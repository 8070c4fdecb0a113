// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A report that is generated after each period.
 *
 * @param id Identifier of the schedule.
 * @param period A week begins on Monday; weeks and months are those of Seoul.
 * @param format File format.
 * @param sections Sections of the report; default: all.
 * @param filter Filter for every section.
 * @param language Language of the report.
 * @param profile The further company whose verdicts lists of notices show; {@code null} = the company of the account.
 * @param mailTo Members who get a mail; {@code null} = the owner.
 * @param state A paused schedule generates no reports.
 * @param nextAt When the next report is generated; {@code null} = it is paused.
 * @param createdAt When it was created.
 */
public record ReportSchedule(
        String id,
        ReportPeriod period,
        ReportFormat format,
        List<ReportSection> sections,
        ReportFilter filter,
        ReportLanguage language,
        String profile,
        List<String> mailTo,
        KeywordState state,
        Timestamp nextAt,
        Timestamp createdAt) {}
