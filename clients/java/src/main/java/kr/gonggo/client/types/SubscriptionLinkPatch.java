// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * What to change of a link. Absent fields stay as they are; {@code null} resets a field.
 */
public final class SubscriptionLinkPatch extends Input {
    /** Makes one that says nothing yet. */
    public SubscriptionLinkPatch() {}

    /**
     * Name of the calendar, feed or widget.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public SubscriptionLinkPatch name(String value) {
        setGiven("name", value);
        return this;
    }

    /**
     * Sends null for {@code name}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public SubscriptionLinkPatch resetName() {
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
    public SubscriptionLinkPatch origins(List<String> value) {
        setGiven("origins", value);
        return this;
    }

    /**
     * Sends null for {@code origins}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public SubscriptionLinkPatch resetOrigins() {
        set("origins", null);
        return this;
    }
}
