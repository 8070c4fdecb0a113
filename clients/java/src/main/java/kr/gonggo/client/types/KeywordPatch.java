// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Changes to a keyword (RFC 7396): absent fields stay as they are, {@code null} restores the default, lists are
 * replaced as a whole.
 */
public final class KeywordPatch extends Input {
    /** Makes one that says nothing yet. */
    public KeywordPatch() {}

    /**
     * Words to find in titles, in the search language: a space means "and", {@code |} "or", {@code -} "not", {@code
     * "…"} an exact phrase, and parentheses group. It may be empty if the filter names an agency or an industry.
     *
     * @param value the value, or null
     * @return this
     */
    public KeywordPatch keyword(String value) {
        set("keyword", value);
        return this;
    }

    /**
     * Fields of the filter to change.
     *
     * @param value the value, or null
     * @return this
     */
    public KeywordPatch filter(KeywordPatchFilter value) {
        set("filter", value);
        return this;
    }

    /**
     * Alert settings to change.
     *
     * @param value the value, or null
     * @return this
     */
    public KeywordPatch alert(KeywordPatchAlert value) {
        set("alert", value);
        return this;
    }

    /**
     * Pause or resume the keyword.
     *
     * @param value the value, or null
     * @return this
     */
    public KeywordPatch state(KeywordState value) {
        set("state", value);
        return this;
    }
}
