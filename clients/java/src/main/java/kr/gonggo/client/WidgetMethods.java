// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;

/**
 * Addresses that calendars, feed readers and widgets read without a key.
 */
public final class WidgetMethods {
    private final Core core;

    WidgetMethods(Core core) {
        this.core = core;
    }

    /**
     * The script of widgets.
     *
     * <p>A script for pages of other sites: it fills each element with {@code data-gonggo-widget} with a frame of that
     * link. It needs no key, stores nothing, and sends requests to this service only.
     *
     * <p>{@code GET /widget.js}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getScript(Option... options) {
        var operation = new Operation("GET", "/widget.js", "text/javascript", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }
}
