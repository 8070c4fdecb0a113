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
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public ReportSchedulePatch sections(List<ReportSection> value) {
        setGiven("sections", value);
        return this;
    }

    /**
     * Sends null for {@code sections}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public ReportSchedulePatch resetSections() {
        set("sections", null);
        return this;
    }

    /**
     * Filter for every section. Values of one field are combined with OR, fields with AND.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public ReportSchedulePatch filter(NewReportFilter value) {
        setGiven("filter", value);
        return this;
    }

    /**
     * Sends null for {@code filter}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public ReportSchedulePatch resetFilter() {
        set("filter", null);
        return this;
    }

    /**
     * Language of the report.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public ReportSchedulePatch language(ReportLanguage value) {
        setGiven("language", value);
        return this;
    }

    /**
     * Sends null for {@code language}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public ReportSchedulePatch resetLanguage() {
        set("language", null);
        return this;
    }

    /**
     * The further company whose verdicts lists of notices show, as {@code GET /v1/profiles} lists them; needs the scope
     * {@code profile:read}. Default: the company of the account.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public ReportSchedulePatch profile(String value) {
        setGiven("profile", value);
        return this;
    }

    /**
     * Sends null for {@code profile}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public ReportSchedulePatch resetProfile() {
        set("profile", null);
        return this;
    }

    /**
     * Members who get a mail when a report is ready; default: the owner. With an empty list no mail is sent.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public ReportSchedulePatch mailTo(List<String> value) {
        setGiven("mailTo", value);
        return this;
    }

    /**
     * Sends null for {@code mailTo}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public ReportSchedulePatch resetMailTo() {
        set("mailTo", null);
        return this;
    }

    /**
     * A paused schedule generates no reports.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public ReportSchedulePatch state(KeywordState value) {
        setGiven("state", value);
        return this;
    }

    /**
     * Sends null for {@code state}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public ReportSchedulePatch resetState() {
        set("state", null);
        return this;
    }
}
