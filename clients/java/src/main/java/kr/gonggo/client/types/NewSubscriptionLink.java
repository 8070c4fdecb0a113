// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * A link to create. {@code of} is {@code all} by default; {@code language} that of the request; {@code name} follows
 * from what the link contains.
 */
public final class NewSubscriptionLink extends Input {
    /** Makes one that says nothing yet. */
    public NewSubscriptionLink() {}

    /**
     * {@code calendar}: iCalendar with closings, openings and pre-specification deadlines · {@code atom}: an Atom feed
     * · {@code widget}: a page with the newest open notices, to embed in an intranet. Required.
     *
     * @param value the value
     * @return this
     */
    public NewSubscriptionLink kind(SubscriptionLinkKind value) {
        set("kind", value);
        return this;
    }

    /**
     * Which notices: {@code starred} (events marked so) · {@code pursued} (pursuits that were not dropped) · {@code
     * matched} (by active keywords of the account, without dismissed ones) · {@code keyword} (by the keyword {@code
     * keywordId}) · {@code search} (by {@code keyword} and {@code filter}) · {@code all} (starred, pursued or matched).
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewSubscriptionLink of(SubscriptionLinkOf value) {
        setGiven("of", value);
        return this;
    }

    /**
     * Sends null for {@code of}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewSubscriptionLink resetOf() {
        set("of", null);
        return this;
    }

    /**
     * The keyword, with {@code of: keyword}. Deleting the keyword deletes the link.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewSubscriptionLink keywordId(String value) {
        setGiven("keywordId", value);
        return this;
    }

    /**
     * Sends null for {@code keywordId}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewSubscriptionLink resetKeywordId() {
        set("keywordId", null);
        return this;
    }

    /**
     * Words to find in titles, in the search language, with {@code of: search}.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewSubscriptionLink keyword(String value) {
        setGiven("keyword", value);
        return this;
    }

    /**
     * Sends null for {@code keyword}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewSubscriptionLink resetKeyword() {
        set("keyword", null);
        return this;
    }

    /**
     * Conditions on a notice besides its words, as for a keyword, with {@code of: search}.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewSubscriptionLink filter(NewSubscriptionLinkFilter value) {
        setGiven("filter", value);
        return this;
    }

    /**
     * Sends null for {@code filter}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewSubscriptionLink resetFilter() {
        set("filter", null);
        return this;
    }

    /**
     * Language of the labels in the calendar, feed or widget.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewSubscriptionLink language(ReportLanguage value) {
        setGiven("language", value);
        return this;
    }

    /**
     * Sends null for {@code language}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewSubscriptionLink resetLanguage() {
        set("language", null);
        return this;
    }

    /**
     * Name of the calendar, feed or widget.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewSubscriptionLink name(String value) {
        setGiven("name", value);
        return this;
    }

    /**
     * Sends null for {@code name}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewSubscriptionLink resetName() {
        set("name", null);
        return this;
    }

    /**
     * The sites whose pages may show the widget: scheme, host and port. Without any, it is shown only by the service
     * itself.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewSubscriptionLink origins(List<String> value) {
        setGiven("origins", value);
        return this;
    }

    /**
     * Sends null for {@code origins}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewSubscriptionLink resetOrigins() {
        set("origins", null);
        return this;
    }
}
