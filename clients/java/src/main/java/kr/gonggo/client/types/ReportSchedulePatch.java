// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Fields to change; {@code null} restores the default.
 */
public final class ReportSchedulePatch extends Input {
    /** Makes one that says nothing yet. */
    public ReportSchedulePatch() {}

    /**
     * A week begins on Monday; weeks and months are those of Seoul.
     *
     * @param value the value
     * @return this
     */
    public ReportSchedulePatch period(ReportPeriod value) {
        set("period", value);
        return this;
    }

    /**
     * File format.
     *
     * @param value the value
     * @return this
     */
    public ReportSchedulePatch format(ReportFormat value) {
        set("format", value);
        return this;
    }

    /**
     * Sections of the report; default: all.
     *
     * @param value the value, or null
     * @return this
     */
    public ReportSchedulePatch sections(List<ReportSection> value) {
        set("sections", value);
        return this;
    }

    /**
     * Filter for every section. Values of one field are combined with OR, fields with AND.
     *
     * @param value the value, or null
     * @return this
     */
    public ReportSchedulePatch filter(NewReportFilter value) {
        set("filter", value);
        return this;
    }

    /**
     * Language of the report.
     *
     * @param value the value, or null
     * @return this
     */
    public ReportSchedulePatch language(ReportLanguage value) {
        set("language", value);
        return this;
    }

    /**
     * Members who get a mail when a report is ready; default: the owner. With an empty list no mail is sent.
     *
     * @param value the value, or null
     * @return this
     */
    public ReportSchedulePatch mailTo(List<String> value) {
        set("mailTo", value);
        return this;
    }

    /**
     * A paused schedule generates no reports.
     *
     * @param value the value, or null
     * @return this
     */
    public ReportSchedulePatch state(KeywordState value) {
        set("state", value);
        return this;
    }
}
