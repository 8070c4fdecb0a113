// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * A link to create. {@code of} is {@code all} by default; {@code language} that of the request; {@code name} follows
 * from what the link contains.
 */
public final class NewSubscriptionLink extends Input {
    /** Makes one that says nothing yet. */
    public NewSubscriptionLink() {}

    /**
     * {@code calendar}: iCalendar with closings, openings and pre-specification deadlines · {@code atom}: an Atom feed.
     * Required.
     *
     * @param value the value
     * @return this
     */
    public NewSubscriptionLink kind(SubscriptionLinkKind value) {
        set("kind", value);
        return this;
    }

    /**
     * Which notices: {@code starred} (events marked so) · {@code pursued} (pursuits but dropped ones) · {@code matched}
     * (by active keywords of the account, without dismissed ones) · {@code keyword} (by the keyword {@code keywordId})
     * · {@code search} (by {@code keyword} and {@code filter}) · {@code all} (starred, pursued or matched).
     *
     * @param value the value, or null
     * @return this
     */
    public NewSubscriptionLink of(SubscriptionLinkOf value) {
        set("of", value);
        return this;
    }

    /**
     * The keyword, with {@code of: keyword}. Deleting the keyword deletes the link.
     *
     * @param value the value, or null
     * @return this
     */
    public NewSubscriptionLink keywordId(String value) {
        set("keywordId", value);
        return this;
    }

    /**
     * Words to find in titles, in the search language, with {@code of: search}.
     *
     * @param value the value, or null
     * @return this
     */
    public NewSubscriptionLink keyword(String value) {
        set("keyword", value);
        return this;
    }

    /**
     * Conditions on a notice besides its words, as for a keyword, with {@code of: search}.
     *
     * @param value the value, or null
     * @return this
     */
    public NewSubscriptionLink filter(NewSubscriptionLinkFilter value) {
        set("filter", value);
        return this;
    }

    /**
     * Language of the labels in the calendar or feed.
     *
     * @param value the value, or null
     * @return this
     */
    public NewSubscriptionLink language(ReportLanguage value) {
        set("language", value);
        return this;
    }

    /**
     * Name of the calendar or feed.
     *
     * @param value the value, or null
     * @return this
     */
    public NewSubscriptionLink name(String value) {
        set("name", value);
        return this;
    }
}
