// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /links/{link}/widget}.
 */
public final class LinksGetWidgetQuery extends Input {
    /** Makes one that says nothing yet. */
    public LinksGetWidgetQuery() {}

    /**
     * Maximum number of notices. Default: 5.
     *
     * @param value the value
     * @return this
     */
    public LinksGetWidgetQuery rows(int value) {
        set("rows", value);
        return this;
    }

    /**
     * {@code light}, {@code dark}, or {@code auto}: that of the reader's system. Default: "auto".
     *
     * @param value the value
     * @return this
     */
    public LinksGetWidgetQuery theme(LinksGetWidgetTheme value) {
        set("theme", value);
        return this;
    }

    /**
     * Language of the labels; by default that of the link.
     *
     * @param value the value
     * @return this
     */
    public LinksGetWidgetQuery lang(ReportLanguage value) {
        set("lang", value);
        return this;
    }

    /**
     * Where titles lead: {@code source} to the portal, {@code console} to the notice in the console. Default: "source".
     *
     * @param value the value
     * @return this
     */
    public LinksGetWidgetQuery open(LinksGetWidgetOpen value) {
        set("open", value);
        return this;
    }
}
