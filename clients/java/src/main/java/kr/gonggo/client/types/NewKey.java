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
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewKey name(String value) {
        setGiven("name", value);
        return this;
    }

    /**
     * Sends null for {@code name}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewKey resetName() {
        set("name", null);
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
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewKey expiresAt(String value) {
        setGiven("expiresAt", value);
        return this;
    }

    /**
     * Sends null for {@code expiresAt}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewKey resetExpiresAt() {
        set("expiresAt", null);
        return this;
    }
}
