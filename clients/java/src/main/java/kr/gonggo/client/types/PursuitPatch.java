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
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public PursuitPatch state(PursuitState value) {
        setGiven("state", value);
        return this;
    }

    /**
     * Sends null for {@code state}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public PursuitPatch resetState() {
        set("state", null);
        return this;
    }

    /**
     * The member it is assigned to, who gets the reminders.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public PursuitPatch assignee(String value) {
        setGiven("assignee", value);
        return this;
    }

    /**
     * Sends null for {@code assignee}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public PursuitPatch resetAssignee() {
        set("assignee", null);
        return this;
    }

    /**
     * The amount of your company’s bid, in whole units of the currency of the notice.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public PursuitPatch bidAmount(Long value) {
        setGiven("bidAmount", value);
        return this;
    }

    /**
     * Sends null for {@code bidAmount}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public PursuitPatch resetBidAmount() {
        set("bidAmount", null);
        return this;
    }

    /**
     * How many days before closing the assignee gets a mail, while the state is {@code watching} or {@code preparing}.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public PursuitPatch remindClosing(List<Integer> value) {
        setGiven("remindClosing", value);
        return this;
    }

    /**
     * Sends null for {@code remindClosing}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public PursuitPatch resetRemindClosing() {
        set("remindClosing", null);
        return this;
    }

    /**
     * How many days before the opening of bids the assignee gets a mail, while the state is {@code bid}.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public PursuitPatch remindOpening(List<Integer> value) {
        setGiven("remindOpening", value);
        return this;
    }

    /**
     * Sends null for {@code remindOpening}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public PursuitPatch resetRemindOpening() {
        set("remindOpening", null);
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
