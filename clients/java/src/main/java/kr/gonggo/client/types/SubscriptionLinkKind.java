// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record SubscriptionLinkKind(String value) implements Text {
    /** {@code calendar} */
    public static final SubscriptionLinkKind CALENDAR = new SubscriptionLinkKind("calendar");

    /** {@code atom} */
    public static final SubscriptionLinkKind ATOM = new SubscriptionLinkKind("atom");

    /** {@code widget} */
    public static final SubscriptionLinkKind WIDGET = new SubscriptionLinkKind("widget");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code calendar} */
        CALENDAR,
        /** {@code atom} */
        ATOM,
        /** {@code widget} */
        WIDGET,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "calendar" -> Known.CALENDAR;
            case "atom" -> Known.ATOM;
            case "widget" -> Known.WIDGET;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
