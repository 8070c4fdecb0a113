// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Changes to a pursuit (RFC 7396): absent fields stay as they are, {@code null} restores the default, lists are
 * replaced as a whole.
 */
public final class PursuitPatch extends Input {
    /** Makes one that says nothing yet. */
    public PursuitPatch() {}

    /**
     * {@code watching} → {@code preparing} → {@code bid} → {@code won}, {@code lost} or {@code dropped}. A result turns
     * {@code bid} into {@code won} or {@code lost}.
     *
     * @param value the value, or null
     * @return this
     */
    public PursuitPatch state(PursuitState value) {
        set("state", value);
        return this;
    }

    /**
     * The member it is assigned to, who gets the reminders.
     *
     * @param value the value, or null
     * @return this
     */
    public PursuitPatch assignee(String value) {
        set("assignee", value);
        return this;
    }

    /**
     * The amount of your company’s bid, in whole units of the currency of the notice.
     *
     * @param value the value, or null
     * @return this
     */
    public PursuitPatch bidAmount(Long value) {
        set("bidAmount", value);
        return this;
    }

    /**
     * How many days before closing the assignee gets a mail, while the state is {@code watching} or {@code preparing}.
     *
     * @param value the value, or null
     * @return this
     */
    public PursuitPatch remindClosing(List<Integer> value) {
        set("remindClosing", value);
        return this;
    }

    /**
     * How many days before the opening of bids the assignee gets a mail, while the state is {@code bid}.
     *
     * @param value the value, or null
     * @return this
     */
    public PursuitPatch remindOpening(List<Integer> value) {
        set("remindOpening", value);
        return this;
    }

    /**
     * {@code true} to override a state that was set by a result. Your state stays until the result itself changes.
     *
     * @param value the value
     * @return this
     */
    public PursuitPatch correction(boolean value) {
        set("correction", value);
        return this;
    }
}
