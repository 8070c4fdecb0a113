// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record LinksGetWidgetTheme(String value) implements Text {
    /** {@code auto} */
    public static final LinksGetWidgetTheme AUTO = new LinksGetWidgetTheme("auto");

    /** {@code light} */
    public static final LinksGetWidgetTheme LIGHT = new LinksGetWidgetTheme("light");

    /** {@code dark} */
    public static final LinksGetWidgetTheme DARK = new LinksGetWidgetTheme("dark");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code auto} */
        AUTO,
        /** {@code light} */
        LIGHT,
        /** {@code dark} */
        DARK,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "auto" -> Known.AUTO;
            case "light" -> Known.LIGHT;
            case "dark" -> Known.DARK;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
