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
     * Words to find, in the search language: a space means "and", {@code |} "or", {@code -} "not", {@code "…"} an exact
     * phrase, and parentheses group. It may be empty if the filter names an agency or an industry.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatch keyword(String value) {
        setGiven("keyword", value);
        return this;
    }

    /**
     * Sends null for {@code keyword}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatch resetKeyword() {
        set("keyword", null);
        return this;
    }

    /**
     * Where the words are looked for: in titles, in the text of attachments, or in both together. A word that is
     * excluded may be in none of these places.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatch in(KeywordIn value) {
        setGiven("in", value);
        return this;
    }

    /**
     * Sends null for {@code in}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatch resetIn() {
        set("in", null);
        return this;
    }

    /**
     * Fields of the filter to change.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatch filter(KeywordPatchFilter value) {
        setGiven("filter", value);
        return this;
    }

    /**
     * Sends null for {@code filter}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatch resetFilter() {
        set("filter", null);
        return this;
    }

    /**
     * The further company that the keyword is for, as {@code GET /v1/profiles} lists them (Enterprise); needs the scope
     * {@code profile:read}. {@code filter.eligibility} and the verdicts of its events are then those of this company.
     * Default: the company of the account.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatch profile(String value) {
        setGiven("profile", value);
        return this;
    }

    /**
     * Sends null for {@code profile}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatch resetProfile() {
        set("profile", null);
        return this;
    }

    /**
     * Alert settings to change.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatch alert(KeywordPatchAlert value) {
        setGiven("alert", value);
        return this;
    }

    /**
     * Sends null for {@code alert}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatch resetAlert() {
        set("alert", null);
        return this;
    }

    /**
     * Pause or resume the keyword.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatch state(KeywordState value) {
        setGiven("state", value);
        return this;
    }

    /**
     * Sends null for {@code state}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatch resetState() {
        set("state", null);
        return this;
    }
}
