// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * The same change to many keywords: absent fields stay as they are, {@code null} restores the default, lists are
 * replaced as a whole.
 */
public final class KeywordsPatch extends Input {
    /** Makes one that says nothing yet. */
    public KeywordsPatch() {}

    /**
     * The keywords to change. Required.
     *
     * @param value the value
     * @return this
     */
    public KeywordsPatch ids(List<String> value) {
        set("ids", value);
        return this;
    }

    /**
     * Alert settings to change.
     *
     * @param value the value, or null
     * @return this
     */
    public KeywordsPatch alert(KeywordPatchAlert value) {
        set("alert", value);
        return this;
    }

    /**
     * Pause or resume the keyword.
     *
     * @param value the value, or null
     * @return this
     */
    public KeywordsPatch state(KeywordState value) {
        set("state", value);
        return this;
    }
}
