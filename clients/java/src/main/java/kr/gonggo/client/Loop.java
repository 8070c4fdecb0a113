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
 * Values that are requested while you iterate over them, once. Closing it, also from another thread, closes the
 * connection and ends the loop. Finite loops, such as exports, then throw a {@link CancellationException}, so that they
 * never look complete; endless ones just end. An interrupt ends every loop with a {@link CancellationException}. Lists
 * need not be closed, but streams of events, and exports that you leave early, must be.
 *
 * @param <T> the type of the values
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

    /** Null at the end. */
    static <T> Loop<T> of(Function<Hold, T> source) {
        var hold = new Hold();
        return new Loop<>(hold, false, () -> source.apply(hold));
    }

    /** Ends only when it is closed. */
    static <T> Loop<T> endless(Function<Hold, T> source) {
        var hold = new Hold();
        return new Loop<>(hold, true, () -> source.apply(hold));
    }

    /** Joins the values of each. */
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
            // A line cut off by closing is not valid JSON.
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
