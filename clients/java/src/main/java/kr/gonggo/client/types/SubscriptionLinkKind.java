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

    @Override
    public String toString() {
        return value;
    }
}
