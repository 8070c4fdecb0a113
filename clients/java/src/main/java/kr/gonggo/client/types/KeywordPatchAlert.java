// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Alert settings to change.
 */
public final class KeywordPatchAlert extends Input {
    /** Makes one that says nothing yet. */
    public KeywordPatchAlert() {}

    /**
     * When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchAlert email(KeywordAlertEmail value) {
        setGiven("email", value);
        return this;
    }

    /**
     * Sends null for {@code email}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchAlert resetEmail() {
        set("email", null);
        return this;
    }

    /**
     * Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key did.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchAlert to(List<String> value) {
        setGiven("to", value);
        return this;
    }

    /**
     * Sends null for {@code to}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchAlert resetTo() {
        set("to", null);
        return this;
    }

    /**
     * Whether events are sent to webhooks (Enterprise). Default: {@code true} if the plan includes webhooks.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchAlert webhook(Boolean value) {
        setGiven("webhook", value);
        return this;
    }

    /**
     * Sends null for {@code webhook}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchAlert resetWebhook() {
        set("webhook", null);
        return this;
    }

    /**
     * What to notify about: notices that match for the first time, and what happens to them later.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchAlert on(List<KeywordAlertOn> value) {
        setGiven("on", value);
        return this;
    }

    /**
     * Sends null for {@code on}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchAlert resetOn() {
        set("on", null);
        return this;
    }

    /**
     * How many days before closing a reminder is mailed; reminders follow a deadline that moves.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordPatchAlert remind(List<Integer> value) {
        setGiven("remind", value);
        return this;
    }

    /**
     * Sends null for {@code remind}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordPatchAlert resetRemind() {
        set("remind", null);
        return this;
    }
}
