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
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public IncidentSettingsPatch autoBlock(Boolean value) {
        setGiven("autoBlock", value);
        return this;
    }

    /**
     * Sends null for {@code autoBlock}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public IncidentSettingsPatch resetAutoBlock() {
        set("autoBlock", null);
        return this;
    }
}
