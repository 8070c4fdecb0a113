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

    @Override
    public String toString() {
        return value;
    }
}
