// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * Your company’s work on one notice.
 *
 * @param id Identifier of the pursuit.
 * @param noticeNo Number of the notice.
 * @param notice the field notice
 * @param state {@code watching} → {@code preparing} → {@code bid} → {@code won}, {@code lost} or {@code dropped}. A
 * result turns {@code bid} into {@code won} or {@code lost}.
 * @param stateBy What set the state: a {@code person}, the {@code result} of the notice, or a person overriding a
 * result ({@code correction}).
 * @param assignee The member it is assigned to, who gets the reminders.
 * @param bidAmount The amount of your company’s bid, in whole units of the currency of the notice.
 * @param remindClosing How many days before closing the assignee gets a mail, while the state is {@code watching} or
 * {@code preparing}.
 * @param remindOpening How many days before the opening of bids the assignee gets a mail, while the state is {@code
 * bid}.
 * @param outcome Outcome of the notice: {@code awarded}, {@code failed} (유찰), {@code rebid} (bidding is open again),
 * {@code cancelled}; {@code null} = none yet.
 * @param result the field result
 * @param noteCount Number of notes.
 * @param createdBy The key that created it, or the member who was signed in; {@code null} = the operator.
 * @param createdAt When it was created.
 * @param updatedAt When it was last changed, by a person or a result.
 */
public record Pursuit(
        String id,
        String noticeNo,
        PursuitNotice notice,
        PursuitState state,
        PursuitStateBy stateBy,
        String assignee,
        Long bidAmount,
        List<Integer> remindClosing,
        List<Integer> remindOpening,
        PursuitOutcome outcome,
        PursuitResult result,
        int noteCount,
        String createdBy,
        Timestamp createdAt,
        Timestamp updatedAt) {}
