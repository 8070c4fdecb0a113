// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * The report to generate.
 */
public final class NewReport extends Input {
    /** Makes one that says nothing yet. */
    public NewReport() {}

    /**
     * A week begins on Monday; weeks and months are those of Seoul. Required.
     *
     * @param value the value
     * @return this
     */
    public NewReport period(ReportPeriod value) {
        set("period", value);
        return this;
    }

    /**
     * File format. Required.
     *
     * @param value the value
     * @return this
     */
    public NewReport format(ReportFormat value) {
        set("format", value);
        return this;
    }

    /**
     * Sections of the report; default: all.
     *
     * @param value the value
     * @return this
     */
    public NewReport sections(List<ReportSection> value) {
        set("sections", value);
        return this;
    }

    /**
     * Filter for every section. Values of one field are combined with OR, fields with AND.
     *
     * @param value the value
     * @return this
     */
    public NewReport filter(NewReportFilter value) {
        set("filter", value);
        return this;
    }

    /**
     * Language of the report.
     *
     * @param value the value
     * @return this
     */
    public NewReport language(ReportLanguage value) {
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
    public NewReport profile(String value) {
        set("profile", value);
        return this;
    }

    /**
     * Any day of the week or month to report on, not in the future; default: the last complete period.
     *
     * @param value the value
     * @return this
     */
    public NewReport of(String value) {
        set("of", value);
        return this;
    }
}
