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
     * Conditions to change.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordsPatch filter(KeywordsPatchFilter value) {
        setGiven("filter", value);
        return this;
    }

    /**
     * Sends null for {@code filter}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordsPatch resetFilter() {
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
    public KeywordsPatch profile(String value) {
        setGiven("profile", value);
        return this;
    }

    /**
     * Sends null for {@code profile}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordsPatch resetProfile() {
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
    public KeywordsPatch alert(KeywordPatchAlert value) {
        setGiven("alert", value);
        return this;
    }

    /**
     * Sends null for {@code alert}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordsPatch resetAlert() {
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
    public KeywordsPatch state(KeywordState value) {
        setGiven("state", value);
        return this;
    }

    /**
     * Sends null for {@code state}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordsPatch resetState() {
        set("state", null);
        return this;
    }
}
