// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * What to look for.
 */
public final class NewKeyword extends Input {
    /** Makes one that says nothing yet. */
    public NewKeyword() {}

    /**
     * Words to find, in the search language: a space means "and", {@code |} "or", {@code -} "not", {@code "…"} an exact
     * phrase, and parentheses group. It may be empty if the filter names an agency or an industry. Required.
     *
     * @param value the value
     * @return this
     */
    public NewKeyword keyword(String value) {
        set("keyword", value);
        return this;
    }

    /**
     * Where the words are looked for: in titles, in the text of attachments, or in both together. A word that is
     * excluded may be in none of these places.
     *
     * @param value the value
     * @return this
     */
    public NewKeyword in(KeywordIn value) {
        set("in", value);
        return this;
    }

    /**
     * Values of one field are combined with OR, fields with AND.
     *
     * @param value the value
     * @return this
     */
    public NewKeyword filter(NewKeywordFilter value) {
        set("filter", value);
        return this;
    }

    /**
     * The further company that the keyword is for, as {@code GET /v1/profiles} lists them (Enterprise); needs the scope
     * {@code profile:read}. {@code filter.eligibility} and the verdicts of its events are then those of this company.
     * Default: the company of the account.
     *
     * @param value the value
     * @return this
     */
    public NewKeyword profile(String value) {
        set("profile", value);
        return this;
    }

    /**
     * What to notify about, whom and how.
     *
     * @param value the value
     * @return this
     */
    public NewKeyword alert(NewKeywordAlert value) {
        set("alert", value);
        return this;
    }
}
