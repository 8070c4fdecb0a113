// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * {@code null} = the default.
 */
public final class IncidentSettingsPatch extends Input {
    /** Makes one that says nothing yet. */
    public IncidentSettingsPatch() {}

    /**
     * Whether a key used from many networks within a short time is blocked. Default: {@code false}; only a mail is
     * sent.
     *
     * @param value the value, or null
     * @return this
     */
    public IncidentSettingsPatch autoBlock(Boolean value) {
        set("autoBlock", value);
        return this;
    }
}
