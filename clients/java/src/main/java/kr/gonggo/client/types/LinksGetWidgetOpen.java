// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record LinksGetWidgetOpen(String value) implements Text {
    /** {@code source} */
    public static final LinksGetWidgetOpen SOURCE = new LinksGetWidgetOpen("source");

    /** {@code console} */
    public static final LinksGetWidgetOpen CONSOLE = new LinksGetWidgetOpen("console");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code source} */
        SOURCE,
        /** {@code console} */
        CONSOLE,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "source" -> Known.SOURCE;
            case "console" -> Known.CONSOLE;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
