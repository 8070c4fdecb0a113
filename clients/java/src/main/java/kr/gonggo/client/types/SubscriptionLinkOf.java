// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record SubscriptionLinkOf(String value) implements Text {
    /** {@code all} */
    public static final SubscriptionLinkOf ALL = new SubscriptionLinkOf("all");

    /** {@code starred} */
    public static final SubscriptionLinkOf STARRED = new SubscriptionLinkOf("starred");

    /** {@code pursued} */
    public static final SubscriptionLinkOf PURSUED = new SubscriptionLinkOf("pursued");

    /** {@code matched} */
    public static final SubscriptionLinkOf MATCHED = new SubscriptionLinkOf("matched");

    /** {@code keyword} */
    public static final SubscriptionLinkOf KEYWORD = new SubscriptionLinkOf("keyword");

    /** {@code search} */
    public static final SubscriptionLinkOf SEARCH = new SubscriptionLinkOf("search");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code all} */
        ALL,
        /** {@code starred} */
        STARRED,
        /** {@code pursued} */
        PURSUED,
        /** {@code matched} */
        MATCHED,
        /** {@code keyword} */
        KEYWORD,
        /** {@code search} */
        SEARCH,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "all" -> Known.ALL;
            case "starred" -> Known.STARRED;
            case "pursued" -> Known.PURSUED;
            case "matched" -> Known.MATCHED;
            case "keyword" -> Known.KEYWORD;
            case "search" -> Known.SEARCH;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
