// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * A report to generate after each period.
 */
public final class NewReportSchedule extends Input {
    /** Makes one that says nothing yet. */
    public NewReportSchedule() {}

    /**
     * A week begins on Monday; weeks and months are those of Seoul. Required.
     *
     * @param value the value
     * @return this
     */
    public NewReportSchedule period(ReportPeriod value) {
        set("period", value);
        return this;
    }

    /**
     * File format. Required.
     *
     * @param value the value
     * @return this
     */
    public NewReportSchedule format(ReportFormat value) {
        set("format", value);
        return this;
    }

    /**
     * Sections of the report; default: all.
     *
     * @param value the value
     * @return this
     */
    public NewReportSchedule sections(List<ReportSection> value) {
        set("sections", value);
        return this;
    }

    /**
     * Filter for every section. Values of one field are combined with OR, fields with AND.
     *
     * @param value the value
     * @return this
     */
    public NewReportSchedule filter(NewReportFilter value) {
        set("filter", value);
        return this;
    }

    /**
     * Language of the report.
     *
     * @param value the value
     * @return this
     */
    public NewReportSchedule language(ReportLanguage value) {
        set("language", value);
        return this;
    }

    /**
     * The further company whose verdicts lists of notices show, as {@code GET /v1/profiles} lists them; needs the scope
     * {@code profile:read}. Default: the company of the account.
     *
     * @param value the value
     * @return this
     */
    public NewReportSchedule profile(String value) {
        set("profile", value);
        return this;
    }

    /**
     * Members who get a mail when a report is ready; default: the owner. With an empty list no mail is sent.
     *
     * @param value the value
     * @return this
     */
    public NewReportSchedule mailTo(List<String> value) {
        set("mailTo", value);
        return this;
    }
}
