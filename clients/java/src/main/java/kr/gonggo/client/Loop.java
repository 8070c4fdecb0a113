package kr.gonggo.client;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Values that are asked for while you go through them, once. Closing it, from another thread too, lets go of the
 * connection and ends the loop: what has an end, such as an export, by a {@link CancellationException}, so that it never looks
 * complete; what has none without one. An interrupt ends each of them by a {@link CancellationException}. Lists need not be closed; streams of events
 * and exports that you leave before their end do.
 *
 * @param <T> what it hands out
 */
public final class Loop<T> implements Iterable<T>, AutoCloseable {
    private final Hold hold;
    private final Supplier<T> source;
    private final boolean isEndless;
    private boolean isTaken;

    private Loop(Hold hold, boolean isEndless, Supplier<T> source) {
        this.hold = hold;
        this.isEndless = isEndless;
        this.source = source;
    }

    /** Null is the end. */
    static <T> Loop<T> of(Function<Hold, T> source) {
        var hold = new Hold();
        return new Loop<>(hold, false, () -> source.apply(hold));
    }

    /** Its only end is that somebody closes it. */
    static <T> Loop<T> endless(Function<Hold, T> source) {
        var hold = new Hold();
        return new Loop<>(hold, true, () -> source.apply(hold));
    }

    /** What stands in each, one after the other. */
    <I> Loop<I> each(Function<T, List<I>> items) {
        Iterator<T> wholes = iterator();
        var open = new Object() {
            Iterator<I> items = List.<I>of().iterator();
        };
        return new Loop<>(hold, isEndless, () -> {
            while (!open.items.hasNext() && wholes.hasNext()) open.items = items.apply(wholes.next()).iterator();
            return open.items.hasNext() ? open.items.next() : null;
        });
    }

    @Override
    public Iterator<T> iterator() {
        if (isTaken) throw new IllegalStateException("a loop can be gone through once");
        isTaken = true;
        return new Iterator<>() {
            private T next;

            @Override
            public boolean hasNext() {
                if (next == null && !hold.isComplete()) next = ask();
                return next != null;
            }

            @Override
            public T next() {
                if (!hasNext()) throw new NoSuchElementException();
                T given = next;
                next = null;
                return given;
            }
        };
    }

    private T ask() {
        try {
            T next = hold.isOver() ? null : source.get();
            if (next != null || hold.finish()) return next;
        } catch (CancellationException | GonggoException error) {
            // A line that closing has cut off is not JSON.
            if (!hold.isOver() || Thread.currentThread().isInterrupted()) throw error;
        }
        if (isEndless) return null;
        throw new CancellationException("closed before its end");
    }

    /** {@return the values as a stream; closing it closes the loop} */
    public Stream<T> stream() {
        var values = Spliterators.spliteratorUnknownSize(iterator(), Spliterator.ORDERED | Spliterator.NONNULL);
        return StreamSupport.stream(values, false).onClose(this::close);
    }

    @Override
    public void close() {
        hold.close();
    }
}
