// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * A key to create.
 */
public final class NewKey extends Input {
    /** Makes one that says nothing yet. */
    public NewKey() {}

    /**
     * Name to recognise the key by; must not be blank.
     *
     * @param value the value, or null
     * @return this
     */
    public NewKey name(String value) {
        set("name", value);
        return this;
    }

    /**
     * Scopes of the new key, at most those of the key you call with. Absent: all of those.
     *
     * @param value the value
     * @return this
     */
    public NewKey scopes(List<KeyScope> value) {
        set("scopes", value);
        return this;
    }

    /**
     * When it expires: a time with offset, or a date (that day is included). It must be in the future and not after the
     * expiry of the key you call with. Absent or {@code null}: it expires together with that key, or never if that key
     * does not expire.
     *
     * @param value the value, or null
     * @return this
     */
    public NewKey expiresAt(String value) {
        set("expiresAt", value);
        return this;
    }
}
