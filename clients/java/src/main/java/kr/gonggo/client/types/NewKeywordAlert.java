// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * What to notify about, whom and how.
 */
public final class NewKeywordAlert extends Input {
    /** Makes one that says nothing yet. */
    public NewKeywordAlert() {}

    /**
     * When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never.
     *
     * @param value the value
     * @return this
     */
    public NewKeywordAlert email(KeywordAlertEmail value) {
        set("email", value);
        return this;
    }

    /**
     * Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key did.
     *
     * @param value the value
     * @return this
     */
    public NewKeywordAlert to(List<String> value) {
        set("to", value);
        return this;
    }

    /**
     * Whether events are sent to webhooks (Enterprise). Default: {@code true} if the plan includes webhooks.
     *
     * @param value the value
     * @return this
     */
    public NewKeywordAlert webhook(boolean value) {
        set("webhook", value);
        return this;
    }

    /**
     * What to notify about: notices that match for the first time, and what happens to them later.
     *
     * @param value the value
     * @return this
     */
    public NewKeywordAlert on(List<KeywordAlertOn> value) {
        set("on", value);
        return this;
    }

    /**
     * How many days before closing a reminder is mailed; reminders follow a deadline that moves.
     *
     * @param value the value
     * @return this
     */
    public NewKeywordAlert remind(List<Integer> value) {
        set("remind", value);
        return this;
    }
}
